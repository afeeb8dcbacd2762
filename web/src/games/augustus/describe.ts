// Everything on the table in words: for the label of what is pressed, and for the card next to it.

import { inWords, type Description } from '../../core/description';
import type { Speaker } from '../../core/speaker';
import type { Materials, Objective, View } from '../../wire/augustus';
import { conqueror, effectWords, holders, isCompleted, isRed, legionCount } from './cards';
import type { Desk, Props } from './desk.svelte';
import { parseSpot } from './spots';

const sum = (counts: Record<string, number> | null) =>
  Object.values(counts ?? {}).reduce((total, count) => total + count, 0);

/** The spaces in the order of the card, equal ones together. */
function spacesInWords(card: Objective, speaker: Speaker): string {
  const counts = new Map<string, number>();
  for (const category of card.spaces) counts.set(category, (counts.get(category) ?? 0) + 1);
  const parts = [...counts].map(([category, count]) => {
    const name = speaker.say(`name-${category}`);
    return count > 1 ? `${count} × ${name}` : name;
  });
  return speaker.say('card-spaces', { list: parts.join(', ') });
}

function cardFacts(card: Objective, view: View, speaker: Speaker): string[] {
  const facts = [spacesInWords(card, speaker)];
  const owner = conqueror(view, card.number);
  const progress = view.players[owner]?.objectives.find((each) => each.objective === card.number);
  if (progress) facts.push(speaker.say('card-legions', { count: legionCount(progress), all: card.spaces.length }));
  if (progress && isCompleted(card, progress)) facts.push(speaker.say('card-completed'));
  facts.push(
    card.points === null ? speaker.say('card-points-later') : speaker.say('card-points', { points: card.points }),
  );
  for (const resource of ['gold', 'wheat'] as const) {
    if (card[resource]) facts.push(speaker.say('card-resource', { resource }));
  }
  const controller = view.players.find((player) => player.controlled.includes(card.number));
  const worth = controller?.worth[controller.controlled.indexOf(card.number)];
  if (worth !== undefined) facts.push(speaker.say('card-worth', { points: worth }));
  if (card.effect.kind !== 'none') facts.push(effectWords(card.effect, speaker));
  return facts;
}

export function describeCard(card: Objective, view: View, speaker: Speaker): Description {
  const kinds = [speaker.say(`name-${card.colour}`), ...(isRed(card) ? [speaker.say('card-red')] : [])];
  const title = speaker.say('card-title', { objective: card.number, kind: kinds.join(', ') });
  return { title, facts: cardFacts(card, view, speaker), actions: [] };
}

export function describeReward(reward: string, view: View, materials: Materials, speaker: Speaker): Description {
  const points = materials.rewards.find((each) => each.id === reward)!.points;
  const holder = holders(view).get(reward);
  const facts = [
    speaker.say('reward-points', { points }),
    holder === undefined ? speaker.say('reward-free') : speaker.say('reward-held', { seat: holder }),
  ];
  if (reward === 'gold' || reward === 'wheat') facts.push(speaker.say('reward-moves'));
  return { title: speaker.say('reward-title', { reward }), facts, actions: [] };
}

export function describe(
  name: string,
  { view, materials, speaker, catalogue, choices }: Props,
  desk: Desk,
): Description {
  const spot = parseSpot(name);
  const does = (number: number | null | undefined) =>
    number == null ? [] : [inWords(number, catalogue, choices, speaker)];
  switch (spot.kind) {
    case 'card': {
      const action = desk.offer.cards.get(spot.objective);
      const found = describeCard(desk.card(spot.objective), view, speaker);
      return { ...found, actions: does(action) };
    }
    case 'space': {
      const card = desk.card(spot.objective);
      const place = { objective: spot.objective, category: card.spaces[spot.index] };
      const isFilled = desk.isFilled(spot.objective, spot.index);
      const title = speaker.say(isFilled ? 'space-legion' : 'space-free', place);
      const action = desk.actionAt(spot.objective, spot.index);
      return { title, facts: [], actions: does(action) };
    }
    case 'reward': {
      const found = describeReward(spot.reward, view, materials, speaker);
      return { ...found, actions: desk.light(name) === 'full' ? does(desk.offer.claim) : [] };
    }
    case 'token': {
      const { token } = spot;
      const [left, all] = [view.bag?.[token] ?? 0, materials.tokens[token]];
      return { title: speaker.say('bag-token', { token, left, all }), facts: [], actions: [] };
    }
    case 'seat': {
      const action = desk.offer.gives.get(spot.seat);
      const { supply, controlled } = view.players[spot.seat];
      const facts = [
        speaker.say('owns-legions', { count: supply }),
        speaker.say('owns-controlled', { count: controlled.length }),
      ];
      return { title: speaker.say('seat-title', spot), facts, actions: does(action) };
    }
    case 'hidden': {
      const cards = (view.players[spot.seat].discarded ?? []).map(
        (number) => describeCard(desk.card(number), view, speaker).title,
      );
      return {
        title: speaker.say('hidden-title', { count: view.players[spot.seat].hidden }),
        facts: cards,
        actions: [],
      };
    }
    default:
      return { title: speaker.say('bag-title', { count: sum(view.bag) }), facts: [], actions: [] };
  }
}
