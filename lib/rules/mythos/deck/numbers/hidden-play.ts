import type { Deed } from '../../cards/effects/facet-values';
import type { Copies } from './card';

/** Why a card is worth laying face down first (001, "Hidden characters": 1 chakra down, the full cost to reveal). */
export type HiddenReason =
  /** Lines that act only when it is revealed. */
  | { why: 'ambush' }
  /** Dear: for 1 it lies there and brings chakra long before its cost can be paid. */
  | { why: 'dear'; chakra: number; power: number }
  /** Its lines strike enemies, at a moment of its player's choosing and where it already lies. */
  | { why: 'strikes'; deeds: Deed[] };

export interface HiddenCandidate {
  code: string;
  count: number;
  reasons: HiddenReason[];
}

/** What a deck does for its hidden characters. */
export interface HiddenHelper {
  code: string;
  count: number;
  deeds: Deed[];
}

/** From this printed cost up, laying it down for 1 comes a round or more before playing it face up. */
export const DEAR = 5;
const STRIKES: readonly Deed[] = ['hide-enemy', 'defeat-enemy', 'move-enemy', 'bounce', 'control', 'weaken', 'untoken'];
const HELPS: readonly Deed[] = ['reveal', 'put-hidden', 'hide-friendly'];

/**
 * Characters that gain by lying hidden first: all with AMBUSH, and dear ones that strike when they turn up. Those with
 * the most reasons first, then the dearest.
 */
export function hiddenCandidates(cards: readonly Copies[]): HiddenCandidate[] {
  return cards
    .flatMap(({ card, count }) => {
      if (card.type !== 'character') return [];
      const { chakra = 0, power = 0 } = card;
      const ambush = card.timing.includes('ambush');
      const dear = chakra >= DEAR;
      // What works only as an upgrade or on scoring does not act on being revealed.
      const acts = ambush || card.timing.includes('main');
      const deeds = acts ? STRIKES.filter((deed) => card.does.includes(deed)) : [];
      if (!ambush && !(dear && deeds.length > 0)) return [];
      const reasons: HiddenReason[] = [
        ...(ambush ? [{ why: 'ambush' } as const] : []),
        ...(dear ? [{ why: 'dear', chakra, power } as const] : []),
        ...(deeds.length > 0 ? [{ why: 'strikes', deeds } as const] : []),
      ];
      return [{ code: card.code, count, reasons, chakra }];
    })
    .sort((a, b) => b.reasons.length - a.reasons.length || b.chakra - a.chakra || (a.code < b.code ? -1 : 1))
    .map(({ code, count, reasons }) => ({ code, count, reasons }));
}

/** Cards that hide, put down hidden or reveal your own. */
export function hiddenHelpers(cards: readonly Copies[]): HiddenHelper[] {
  return cards.flatMap(({ card, count }) => {
    const deeds = HELPS.filter((deed) => card.does.includes(deed));
    return deeds.length > 0 ? [{ code: card.code, count, deeds }] : [];
  });
}
