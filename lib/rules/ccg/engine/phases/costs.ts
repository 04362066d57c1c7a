import type { JutsuCost } from '../../cards/schema';
import type { NatureSymbol } from '../../cards/symbols';
import { definition, type Game, inPlay, nameKey, playerOf, put, tell } from '../game';
import { type Refusal, refuse } from '../reasons';
import type { PlayerId } from '../state/state';

/** The card is in the hand and of that kind, may enter by the turn marker, and `pay` is its hand cost. */
export function judgeCosts(
  g: Game,
  player: PlayerId,
  id: number,
  kind: 'ninja' | 'mission' | 'client',
  pay: readonly number[],
): Refusal | null {
  const { hand, marker } = playerOf(g, player);
  if (!hand.includes(id)) return refuse('not-in-hand', 'cost.entrance', {}, [id]);
  const card = definition(g, id);
  if (card.kind !== kind) return refuse('wrong-kind', 'cost.entrance', { kind }, [id]);
  if (card.entranceCost > marker)
    return refuse('entrance-cost', 'cost.entrance', { cost: card.entranceCost, marker }, [id]);
  if (pay.length !== card.handCost)
    return refuse('payment-count', 'cost.hand', { cost: card.handCost, count: pay.length }, [id]);
  if (new Set(pay).size < pay.length) return refuse('repeated', 'cost.hand', {}, [...pay]);
  // The card itself is being played, so it pays for nothing.
  const elsewhere = pay.filter((paid) => paid === id || !hand.includes(paid));
  if (elsewhere.length > 0) return refuse('payment-place', 'cost.hand', {}, elsewhere);
  const others = pay.filter((paid) => definition(g, paid).symbol !== card.symbol);
  return others.length > 0 ? refuse('payment-symbol', 'cost.hand', { symbol: card.symbol }, others) : null;
}

export function payHandCost(g: Game, player: PlayerId, pay: readonly number[]): void {
  for (const id of pay) put(g, id, 'chakra');
  if (pay.length > 0) tell(g, { kind: 'paid', player, cards: [...pay], ruleRef: 'cost.hand' });
}

/** Exactly the cost: a card of each symbol named, and so many more of any. */
export function judgeChakra(g: Game, player: PlayerId, cost: JutsuCost, pay: readonly number[]): Refusal | null {
  const amount = cost.symbols.length + cost.any;
  if (pay.length !== amount) return refuse('payment-count', 'jutsu.cost', { cost: amount, count: pay.length });
  if (new Set(pay).size < pay.length) return refuse('repeated', 'jutsu.cost', {}, [...pay]);
  const { chakra } = playerOf(g, player);
  const elsewhere = pay.filter((id) => !chakra.includes(id));
  if (elsewhere.length > 0) return refuse('payment-place', 'jutsu.cost', {}, elsewhere);
  const paid = pay.map((id) => definition(g, id).symbol);
  const count = (list: readonly NatureSymbol[], symbol: NatureSymbol) => list.filter((one) => one === symbol).length;
  const short = cost.symbols.find((symbol) => count(paid, symbol) < count(cost.symbols, symbol));
  return short ? refuse('payment-symbol', 'jutsu.cost', { symbol: short }, [...pay]) : null;
}

/** Two cards of one name do not lie in one village; the opponent's is another village. */
export function judgeNamesake(g: Game, player: PlayerId, id: number): Refusal | null {
  const name = nameKey(g, id);
  const namesakes = inPlay(playerOf(g, player)).filter((other) => other !== id && nameKey(g, other) === name);
  return namesakes.length > 0 ? refuse('namesake', 'ninja.namesake', {}, namesakes) : null;
}

export function judgeClient(g: Game, player: PlayerId, id: number): Refusal | null {
  const clients = inPlay(playerOf(g, player)).filter((other) => other !== id && definition(g, other).kind === 'client');
  return clients.length > 0 ? refuse('client-in-play', 'client.inPlay', { max: 1 }, clients) : null;
}
