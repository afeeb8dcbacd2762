import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

import { sections } from './clauses';
import { bundle, Speaker } from './speaker';

test('clauses stand in their sections, in the order they are written', () => {
  const keys = ['title', 'section-1', 'section-2', 'clause-AFR-1-1', 'clause-AFR-1-2', 'clause-AFR-2-10'];
  const source = keys.map((key) => `${key} = text of ${key}`).join('\n');
  const speaker = new Speaker([bundle('en', [new FluentResource(source)])]);

  expect(sections(keys, speaker)).toEqual([
    {
      title: 'text of section-1',
      clauses: [
        { id: 'AFR-1.1', text: 'text of clause-AFR-1-1' },
        { id: 'AFR-1.2', text: 'text of clause-AFR-1-2' },
      ],
    },
    { title: 'text of section-2', clauses: [{ id: 'AFR-2.10', text: 'text of clause-AFR-2-10' }] },
  ]);
});

test('a game with the clauses of two rulebooks has a title for each', () => {
  const keys = ['section-CAT-1', 'section-ALX-1', 'clause-CAT-1-1', 'clause-ALX-1-1'];
  const source = keys.map((key) => `${key} = text of ${key}`).join('\n');
  const speaker = new Speaker([bundle('en', [new FluentResource(source)])]);

  expect(sections(keys, speaker).map((section) => section.title)).toEqual([
    'text of section-CAT-1',
    'text of section-ALX-1',
  ]);
});
