import type { DeckPart } from '../games/parts';
import type { GameCatalogue, GameFormat, Violation } from '../games/game';
import { gameOfFormat } from '../games/games';
import { MAX_COPIES } from '../limits';
import { copiesIn, type DeckDraft } from './draft';
import { apply } from './edit';

/** Violations that say "no more of this": the ones a + button must not lead into (P023). */
const LIMITS = [
  'too-many-copies',
  'mission-repeated',
  'too-many-missions',
  'too-many-cards',
  'too-many-of-kind',
  'too-many-of-name',
  'banned-card',
  'restricted-card',
  'over-points',
] as const satisfies readonly Violation['code'][];

/** Why one more copy is refused, and the number that is the most. */
export interface Refusal {
  readonly reason: (typeof LIMITS)[number] | 'most-a-part-holds';
  readonly max: number;
}

/**
 * Asks the rules themselves: one more copy is refused when the deck with it breaks a limit that concerns the
 * card. So a new kind of limit in a format is known here without new code. Nothing is refused in the maybe
 * part, which no rule looks at, nor for faults that more copies do not cause (a card not yet released).
 */
export function refusal(
  draft: Pick<DeckDraft, DeckPart>,
  card: string,
  part: DeckPart,
  format: GameFormat | undefined,
  catalogue: GameCatalogue,
  options: { today: string },
): Refusal | undefined {
  if (copiesIn(draft, part, card) >= MAX_COPIES) return { reason: 'most-a-part-holds', max: MAX_COPIES };
  if (part === 'maybe' || !format) return undefined;
  const withOneMore = { ...draft, [part]: [...draft[part], { code: card, count: 1 }] };
  for (const violation of gameOfFormat(format.id).check(withOneMore, format, catalogue, options)) {
    const reason = LIMITS.find((code) => code === violation.code);
    if (!reason || !concerns(violation, card, part)) continue;
    return { reason, max: 'max' in violation.params ? violation.params.max : 0 };
  }
  return undefined;
}

/** So many copies as were asked for, or as many as there may be; `refused` says why it is fewer. */
export function reachable(
  draft: DeckDraft,
  { card, part, count: wanted }: { card: string; part: DeckPart; count: number },
  format: GameFormat | undefined,
  catalogue: GameCatalogue,
  options: { today: string },
): { count: number; refused?: Refusal } {
  let table = draft;
  for (let count = copiesIn(draft, part, card); count < wanted; count += 1) {
    const refused = refusal(table, card, part, format, catalogue, options);
    if (refused) return { count, refused };
    table = apply(table, { kind: 'card', card, part, delta: 1, at: 0 });
  }
  return { count: wanted };
}

function concerns(violation: Violation, card: string, part: DeckPart): boolean {
  if ('cards' in violation) return violation.cards.includes(card);
  return part === 'missions' ? violation.code === 'too-many-missions' : violation.code === 'too-many-cards';
}
