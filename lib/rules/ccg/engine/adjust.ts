import { effectWorks } from '../showdown/damage';
import type { Adjustment } from './actions';
import * as board from './game';
import type { Game } from './game';
import { judgeClient, judgeNamesake } from './phases/costs';
import { callBack, damageNinja } from './phases/showdown';
import { type Refusal, refuse } from './reasons';
import { shuffle } from './state/random';
import type { PlayerId } from './state/state';

const RULE = 'table.effects';

/**
 * What an effect does, as a player says it: texts of cards are free, so this is told in the log as done by hand. Rules
 * of the game that no source lets a card break are held: namesakes and clients in a village, injuries, rewards.
 */
export function adjust(
  g: Game,
  player: PlayerId,
  adjustment: Adjustment,
  because?: number,
  note?: string,
): Refusal | null {
  if ('card' in adjustment && !g.s.cards[adjustment.card]) return refuse('no-such-card', RULE, {}, [adjustment.card]);
  if (because !== undefined && isNegated(g, because)) return refuse('effect-negated', 'injured.valid', {}, [because]);
  board.tell(g, {
    kind: 'adjusted',
    player,
    adjustment,
    ruleRef: RULE,
    ...(because === undefined ? {} : { because }),
    ...(note === undefined ? {} : { note }),
  });
  switch (adjustment.do) {
    case 'draw': {
      const cards = board.draw(g, adjustment.player, adjustment.count);
      const secretTo = adjustment.player;
      board.tell(g, { kind: 'drew', player: secretTo, cards, amount: cards.length, secretTo, ruleRef: RULE });
      return null;
    }
    case 'move':
      return move(g, adjustment);
    case 'damage':
      if (!isNinjaInPlay(g, adjustment.card)) return refuse('not-in-play', RULE, {}, [adjustment.card]);
      damageNinja(g, adjustment.card, adjustment.amount, RULE);
      return null;
    case 'heal':
      return heal(g, adjustment.card);
    case 'bonus':
      return bonus(g, adjustment);
    case 'rewards': {
      const amount = board.takeRewards(g, adjustment.player, adjustment.count);
      board.tell(g, {
        kind: 'rewards',
        player: adjustment.player,
        amount,
        ruleRef: 'reward.cards',
      });
      return null;
    }
    case 'contest': {
      const lane = g.s.lanes[adjustment.lane];
      if (!lane) return refuse('no-such-attack', 'power.mental', { lane: adjustment.lane + 1 });
      lane.contest = adjustment.contest;
      return null;
    }
    case 'negate': {
      const link = g.s.chain.find(({ card }) => card === adjustment.card);
      if (!link) return refuse('not-in-use', 'chain.unresolved', {}, [adjustment.card]);
      link.negated = true;
      return null;
    }
    case 'shuffle':
      shuffle(g.s, board.playerOf(g, adjustment.player).deck);
      board.tell(g, { kind: 'shuffled', player: adjustment.player, ruleRef: RULE });
      return null;
    case 'marker': {
      const p = board.playerOf(g, adjustment.player);
      p.marker = Math.max(0, p.marker + adjustment.by);
      board.tell(g, { kind: 'markerMoved', player: adjustment.player, amount: p.marker, ruleRef: 'turn.marker' });
      return null;
    }
  }
}

/** An injured ninja has no effect, unless one of its effects is Valid. */
function isNegated(g: Game, id: number): boolean {
  const card = g.s.cards[id];
  if (!card?.injured) return false;
  const ninja = board.definition(g, id);
  return ninja.kind === 'ninja' && !ninja.effects.some((effect) => effectWorks(effect, true));
}

function isNinjaInPlay(g: Game, id: number): boolean {
  return board.isInPlay(g, id) && board.definition(g, id).kind === 'ninja';
}

function heal(g: Game, id: number): Refusal | null {
  const card = g.s.cards[id];
  if (!card || !isNinjaInPlay(g, id)) return refuse('not-in-play', 'heal', {}, [id]);
  if (!card.injured) return refuse('not-injured', 'heal', {}, [id]);
  board.change(g, id, { injured: false });
  board.tell(g, { kind: 'healed', player: card.owner, cards: [id], ruleRef: 'heal' });
  return null;
}

function bonus(g: Game, { card: id, combat = 0, support = 0, mental = 0 }: Extract<Adjustment, { do: 'bonus' }>) {
  const card = g.s.cards[id];
  if (!card || !isNinjaInPlay(g, id)) return refuse('not-in-play', RULE, {}, [id]);
  const had = card.bonus ?? { combat: 0, support: 0, mental: 0 };
  const sum = { combat: had.combat + combat, support: had.support + support, mental: had.mental + mental };
  board.change(g, id, { bonus: sum });
  return null;
}

function move(g: Game, { card: id, to }: Extract<Adjustment, { do: 'move' }>): Refusal | null {
  const from = board.placeOf(g, id);
  if (!from) return refuse('card-in-use', RULE, {}, [id]);
  if (to === 'village') {
    const refused = judgeVillage(g, id);
    if (refused) return refused;
    if (from.pile === 'battlefield') {
      board.leaveBattle(g, id);
      callBack(g, id);
    } else if (from.pile !== 'village') board.put(g, id, 'village');
  } else if (to === 'deckTop' || to === 'deckBottom') board.putInDeck(g, id, to === 'deckTop' ? 'top' : 'bottom');
  else if (to === 'rewards') board.putInRewards(g, id);
  else board.put(g, id, to);
  // A card that comes from a hidden place to a hidden place is nobody else's business.
  const hidden = (pile: string) => pile === 'hand' || pile.startsWith('deck');
  const owner = board.ownerOf(g, id);
  const secret = hidden(from.pile) && hidden(to) ? { secretTo: owner } : {};
  board.tell(g, { kind: 'moved', player: owner, cards: [id], ...secret, ruleRef: RULE });
  return null;
}

function judgeVillage(g: Game, id: number): Refusal | null {
  const owner = board.ownerOf(g, id);
  const card = board.definition(g, id);
  if (card.kind === 'jutsu' || (card.kind === 'mission' && !card.permanent))
    return refuse('no-place-there', 'mission.permanent', {}, [id]);
  return (card.kind === 'client' ? judgeClient(g, owner, id) : null) ?? judgeNamesake(g, owner, id);
}
