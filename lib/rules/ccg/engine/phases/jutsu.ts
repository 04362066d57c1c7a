import { type Judgement, judge, type Need } from '../../chain/chain';
import type { ActionOf } from '../actions';
import { adjust } from '../adjust';
import { definition, type Game, lift, playerOf, put, tell } from '../game';
import { type Refusal, refuse } from '../reasons';
import { type Link, otherThan } from '../state/state';
import { judgeChakra } from './costs';
import { fits, judgeTarget, meets } from './targets';

/** A jutsu from the hand joins the chain, or begins one; its cost is discarded at once. */
export function playJutsu(g: Game, { player, card, user, target, pay }: ActionOf<'jutsu'>): Refusal | null {
  const { hand, battlefield } = playerOf(g, player);
  if (!hand.includes(card)) return refuse('not-in-hand', 'chain.start', {}, [card]);
  const jutsu = definition(g, card);
  if (jutsu.kind !== 'jutsu') return refuse('wrong-kind', 'chain.start', { kind: 'jutsu' }, [card]);
  if (!battlefield.includes(user)) return refuse('not-on-battlefield', 'jutsu.user', {}, [user]);
  if (!meets(g, jutsu.requirement, user)) return refuse('requirement', 'jutsu.requirement', {}, [card, user]);
  const refused =
    judgeTarget(g, player, jutsu.target, target, 'jutsu.target') ?? judgeChakra(g, player, jutsu.cost, pay);
  if (refused) return refused;
  for (const id of pay) put(g, id, 'discard');
  if (pay.length > 0) tell(g, { kind: 'paid', player, cards: [...pay], ruleRef: 'jutsu.cost' });
  lift(g, card);
  g.s.chain.push({ card, player, user, target: target ?? null, paid: [...pay], negated: false });
  const aimed = target === undefined ? {} : { target };
  tell(g, { kind: 'jutsuPlayed', player, cards: [card], user, ...aimed, ruleRef: 'chain.start' });
  // Whoever did not just play decides first.
  Object.assign(g.s, { priority: otherThan(player), declined: 0 });
  return null;
}

/** When both have declined in a row the chain is resolved, or, if there is none, the exchange is over. */
export function decline(g: Game, { player }: ActionOf<'decline'>): Refusal | null {
  tell(g, { kind: 'declined', player, ruleRef: 'chain.priority' });
  g.s.declined += 1;
  g.s.priority = otherThan(player);
  if (g.s.declined < 2) return null;
  g.s.declined = 0;
  if (g.s.chain.length > 0) {
    g.s.phase = 'chain';
    tell(g, { kind: 'chainClosed', amount: g.s.chain.length, ruleRef: 'chain.reverse' });
  } else {
    g.s.phase = 'showdown';
    tell(g, { kind: 'exchangeEnded', ruleRef: 'chain.after' });
  }
  return null;
}

/** What a link would come to now, as far as the fields of the cards say; `declared` is what the players see. */
export function judgeLink(g: Game, link: Link, declared: readonly Need[] = []): Judgement {
  const jutsu = definition(g, link.card);
  const gone = new Set<Need>(declared);
  if (!playerOf(g, link.player).battlefield.includes(link.user)) gone.add('user');
  if (link.negated) gone.add('effect');
  if (
    jutsu.kind === 'jutsu' &&
    jutsu.target &&
    (link.target === null || !fits(g, link.player, jutsu.target, link.target))
  )
    gone.add('target');
  return judge(gone);
}

/** The jutsu played last: its effect by hand, or, if something it needs has gone, its cost back. */
export function resolve(g: Game, { player, missing, effects = [] }: ActionOf<'resolve'>): Refusal | null {
  const link = g.s.chain.at(-1);
  if (!link) return refuse('not-in-use', 'chain.reverse');
  if (link.player !== player) return refuse('not-your-turn', 'chain.reverse', {}, [link.card]);
  const { card } = link;
  const judgement = judgeLink(g, link, missing);
  if (judgement.resolves) {
    tell(g, { kind: 'jutsuResolved', player, cards: [card], ruleRef: 'chain.reverse' });
    for (const adjustment of effects) {
      const stopped = adjust(g, player, adjustment, card);
      if (stopped) return stopped;
    }
    g.s.chain.pop();
  } else {
    if (effects.length > 0) return refuse('does-not-resolve', 'chain.unresolved', {}, [card]);
    g.s.chain.pop();
    tell(g, {
      kind: 'jutsuUnresolved',
      player,
      cards: [card],
      missing: judgement.missing,
      ruleRef: 'chain.unresolved',
    });
    // To the chakra area it was paid from (R11), unless it lies elsewhere by now.
    const back = link.paid.filter((id) => playerOf(g, player).discard.includes(id));
    for (const id of back) put(g, id, 'chakra');
    if (back.length > 0) tell(g, { kind: 'costReturned', player, cards: back, ruleRef: 'chain.unresolved' });
  }
  put(g, card, 'chakra');
  // Another chain may follow.
  if (g.s.chain.length === 0) Object.assign(g.s, { phase: 'jutsu', priority: g.s.attacker, declined: 0 });
  return null;
}
