import { check, type CheckOptions } from '@/lib/rules/mythos/deck/check';
import type { DeckCatalogue } from '@/lib/rules/mythos/deck/deck-list';
import type { DeckFormat, DeckPart } from '@/lib/rules/mythos/deck/format';
import type { Violation } from '@/lib/rules/mythos/deck/violation';
import { MAX_COPIES } from '../limits';
import { copiesIn, type DeckDraft } from './draft';

/** Violations that say "no more of this": the ones a + button must not lead into (P023). */
const LIMITS = [
  'too-many-copies',
  'mission-repeated',
  'too-many-missions',
  'too-many-cards',
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
  format: DeckFormat | undefined,
  catalogue: DeckCatalogue,
  options: CheckOptions,
): Refusal | undefined {
  if (copiesIn(draft, part, card) >= MAX_COPIES) return { reason: 'most-a-part-holds', max: MAX_COPIES };
  if (part === 'maybe' || !format) return undefined;
  const withOneMore = { ...draft, [part]: [...draft[part], { code: card, count: 1 }] };
  for (const violation of check(withOneMore, format, catalogue, options)) {
    const reason = LIMITS.find((code) => code === violation.code);
    if (!reason || !concerns(violation, card, part)) continue;
    return { reason, max: 'max' in violation.params ? violation.params.max : 0 };
  }
  return undefined;
}

function concerns(violation: Violation, card: string, part: DeckPart): boolean {
  if ('cards' in violation) return violation.cards.includes(card);
  return part === 'missions' ? violation.code === 'too-many-missions' : violation.code === 'too-many-cards';
}
