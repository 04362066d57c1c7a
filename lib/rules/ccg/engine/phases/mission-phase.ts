import type { ActionOf } from '../actions';
import { adjust } from '../adjust';
import { definition, type Game, lift, playerOf, put, tell } from '../game';
import { type Refusal, refuse } from '../reasons';
import { judgeClient, judgeCosts, judgeNamesake, payHandCost } from './costs';
import { judgeTarget } from './targets';

/** One ninja a turn into the village, upright. */
export function recruit(g: Game, { player, card, pay }: ActionOf<'recruit'>): Refusal | null {
  const { done } = playerOf(g, player);
  if (done.ninja) return refuse('already-done', 'ninja.one', { max: 1 });
  const refused = judgeCosts(g, player, card, 'ninja', pay) ?? judgeNamesake(g, player, card);
  if (refused) return refused;
  payHandCost(g, player, pay);
  put(g, card, 'village');
  done.ninja = true;
  tell(g, { kind: 'recruited', player, cards: [card], ruleRef: 'ninja.upright' });
  return null;
}

/** One client a turn, and one in play. It is no ninja. */
export function playClient(g: Game, { player, card, pay }: ActionOf<'client'>): Refusal | null {
  const { done } = playerOf(g, player);
  if (done.client) return refuse('already-done', 'client.one', { max: 1 });
  const refused =
    judgeCosts(g, player, card, 'client', pay) ?? judgeClient(g, player, card) ?? judgeNamesake(g, player, card);
  if (refused) return refused;
  payHandCost(g, player, pay);
  put(g, card, 'village');
  done.client = true;
  tell(g, { kind: 'clientPlayed', player, cards: [card], ruleRef: 'client.one' });
  return null;
}

/** One mission a turn: its effect by hand, then it lies in the chakra area, or in the village if it is permanent. */
export function playMission(g: Game, { player, card, pay, target, effects = [] }: ActionOf<'mission'>): Refusal | null {
  const { done } = playerOf(g, player);
  if (done.mission) return refuse('already-done', 'mission.one', { max: 1 });
  const refused = judgeCosts(g, player, card, 'mission', pay);
  if (refused) return refused;
  const mission = definition(g, card);
  if (mission.kind !== 'mission') return refuse('wrong-kind', 'mission.one', {}, [card]);
  const wrong =
    judgeTarget(g, player, mission.target, target, 'mission.target') ??
    (mission.permanent ? judgeNamesake(g, player, card) : null);
  if (wrong) return wrong;
  payHandCost(g, player, pay);
  done.mission = true;
  lift(g, card);
  const ruleRef = mission.permanent ? 'mission.permanent' : 'mission.after';
  tell(g, { kind: 'missionPlayed', player, cards: [card], ...(target === undefined ? {} : { target }), ruleRef });
  for (const adjustment of effects) {
    const stopped = adjust(g, player, adjustment, card);
    if (stopped) return stopped;
  }
  put(g, card, mission.permanent ? 'village' : 'chakra');
  return null;
}

/** Any number of cards, as often as one likes; nothing on them happens. */
export function charge(g: Game, { player, cards }: ActionOf<'charge'>): Refusal | null {
  if (new Set(cards).size < cards.length) return refuse('repeated', 'chakra.charge', {}, cards);
  const { hand } = playerOf(g, player);
  const elsewhere = cards.filter((id) => !hand.includes(id));
  if (elsewhere.length > 0) return refuse('not-in-hand', 'chakra.charge', {}, elsewhere);
  for (const id of cards) put(g, id, 'chakra');
  tell(g, { kind: 'charged', player, cards: [...cards], ruleRef: 'chakra.charge' });
  return null;
}
