import { FluentResource } from '@fluent/bundle';
import { describe, expect, test, vi } from 'vitest';

import { bundle, Speaker } from './speaker';

const en = bundle('en', [
  new FluentResource(
    'greeting = Hello { $name }\nevent-moved = { $seat } moves to { $space }\naction-swap = Take { $good } from { $from_seat }',
  ),
  new FluentResource('event-placed = { $seat }: from { $from_objective } to { $objective }'),
  new FluentResource(
    'name-elephant = grey elephant\nname-A1 = Tangier (A1)\nclause-AFR-3-1 = Turn what lies beside you.\nrefusal-far = { $space } is far.',
  ),
]);
const nl = bundle('nl', [new FluentResource('greeting = Dag { $name }')]);

describe('a speaker', () => {
  const speaker = new Speaker([nl, en], ['Ann', 'Bob'], { objective: { 29: 'Raetia (29)' } });

  test('uses the first language that has the message', () => {
    expect(speaker.say('greeting', { name: 'Zoë' })).toBe('Dag Zoë');
    expect(speaker.say('name-A1')).toBe('Tangier (A1)');
  });

  test('says the key where nobody has a message, and warns', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();

    expect(speaker.say('unheard-of')).toBe('unheard-of');

    expect(warn).toHaveBeenCalledWith("no words for 'unheard-of'");
    warn.mockRestore();
  });

  test('looks names up and leaves other words alone', () => {
    expect(speaker.say('greeting', { name: 'elephant' })).toBe('Dag grey elephant');
    expect(speaker.say('greeting', { name: 'tiger' })).toBe('Dag tiger');
  });

  test('turns seats into players', () => {
    expect(speaker.event({ type: 'moved', seat: 1, space: 'A1' })).toBe('Bob moves to Tangier (A1)');
    expect(speaker.action({ type: 'swap', from_seat: 0, good: 'elephant' })).toBe('Take grey elephant from Ann');
  });

  test('leaves a seat nobody sits on as its number', () => {
    expect(speaker.event({ type: 'moved', seat: 7, space: 'B2' })).toBe('7 moves to B2');
  });

  test('calls numbered things by their names', () => {
    expect(speaker.event({ type: 'placed', seat: 0, objective: 29, from_objective: 30 })).toBe(
      'Ann: from 30 to Raetia (29)',
    );
    expect(speaker.say('greeting', { name: 29 })).toBe('Dag 29');
  });

  test('knows clauses by their id', () => {
    expect(speaker.clause('AFR-3.1')).toBe('Turn what lies beside you.');
    expect(speaker.refusal({ clause: 'AFR-3.1', reason: 'far', values: { space: 'A1' } })).toBe('Tangier (A1) is far.');
  });

  test('says why the house would do something', () => {
    const adviser = new Speaker(
      [
        bundle('en', [
          new FluentResource(
            'advice-gain = Gain: { $feature } ({ $change })\nadvice-cost = Cost: { $feature } ({ $change })\n' +
              'advice-hinders = Costs { $seat }: { $feature } ({ $change })\nadvice-helps = Helps { $seat }: { $feature }\n' +
              'advice-more = more\nadvice-less = less\nadvice-same = Alike.\nfeature-settlements-iv = big villages',
          ),
        ]),
      ],
      ['Ann', 'Bob'],
    );
    const motive = { seat: 0, feature: 'settlements IV', more: true, good: true };
    expect(adviser.motive(motive, 0)).toBe('Gain: big villages (more)');
    expect(adviser.motive({ ...motive, more: false, good: false }, 0)).toBe('Cost: big villages (less)');
    expect(adviser.motive({ ...motive, seat: 1, more: false }, 0)).toBe('Costs Bob: big villages (less)');
    expect(adviser.motive({ ...motive, seat: 1, good: false, feature: 'luck' }, 0)).toBe('Helps Bob: luck');
    expect(adviser.motive(null, 0)).toBe('Alike.');
  });

  test('says what a missing value stands for', () => {
    const hidden = new Speaker([
      bundle('en', [new FluentResource('none-card = unseen\nevent-bought = a card: { $card }')]),
    ]);
    expect(hidden.event({ type: 'bought', card: null })).toBe('a card: unseen');
  });

  test('speaks each part of a list', () => {
    expect(speaker.event({ type: 'moved', seat: [0, 1], space: ['A1', 'elephant'] })).toBe(
      'Ann, Bob moves to Tangier (A1), grey elephant',
    );
    expect(speaker.event({ type: 'moved', seat: 0, space: [] })).toBe('Ann moves to ');
  });

  test('says nothing where nothing is', () => {
    expect(speaker.event({ type: 'moved', seat: 0, space: null })).toBe('Ann moves to ');
  });
});
