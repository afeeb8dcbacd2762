import { describe, expect, test } from 'vitest';

import { Refusal } from './api';
import { percent, percentages, Weighing, type Weighed } from './chances.svelte';

test('hundredths add up to a hundred', () => {
  expect(percentages([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percentages([0.005, 0.005, 0.99])).toEqual([1, 0, 99]);
  expect(percentages([0, 1])).toEqual([0, 100]);
  for (let count = 2; count <= 10; count++) {
    const shares = Array.from({ length: count }, (_, seat) => (2 * (seat + 1)) / (count * (count + 1)));
    expect(percentages(shares).reduce((sum, part) => sum + part)).toBe(100);
  }
});

test('a number is written as the language does', () => {
  expect(percent(34, 'en')).toBe('34%');
  expect(percent(34, 'de')).toBe('34\u00a0%');
});

describe('weighing', () => {
  function asked() {
    const answers: ((weighed: Weighed | Refusal) => void)[] = [];
    const weighing = new Weighing(
      () =>
        new Promise((resolve, reject) =>
          answers.push((answer) => (answer instanceof Refusal ? reject(answer) : resolve(answer))),
        ),
    );
    return { answers, weighing };
  }

  test('asks again only for what has moved on meanwhile', async () => {
    const { answers, weighing } = asked();
    const done = weighing.want({ seat: 0, sequence: 1 });
    void weighing.want({ seat: 0, sequence: 2 });
    void weighing.want({ seat: 0, sequence: 3 });
    answers[0]({ sequence: 1, chances: [1] });
    await Promise.resolve();
    await Promise.resolve();
    expect(answers).toHaveLength(2);
    answers[1]({ sequence: 5, chances: [0.5, 0.5] });
    await done;

    await weighing.want({ seat: 0, sequence: 4 });
    expect(answers).toHaveLength(2);
    expect(weighing.at({ seat: 0, sequence: 4 })).toBeNull();
    expect(weighing.at({ seat: 1, sequence: 5 })).toBeNull();
    expect(weighing.at({ seat: 0, sequence: 5 })).toEqual([0.5, 0.5]);
  });

  test('is not caught in a circle by a server that lags behind, or refuses', async () => {
    const { answers, weighing } = asked();
    const lagging = weighing.want({ seat: null, sequence: 9 });
    answers[0]({ sequence: 3, chances: [1] });
    await lagging;
    const refused = weighing.want({ seat: null, sequence: 10 });
    answers[1](new Refusal({ error: 'busy', clause: null, values: {} }));
    await refused;

    expect(answers).toHaveLength(2);
  });
});
