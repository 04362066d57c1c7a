import { formatById } from '@/lib/rules/mythos/deck/format';
import type { DeckFormat } from '@/lib/rules/mythos/deck/format';
import { restrictionOn } from '@/lib/rules/mythos/deck/restrictions';

export interface Standing {
  /** Codes of cards that may not be played at all. */
  banned: readonly string[];
  /** Of which fewer copies may be played. */
  restricted: readonly string[];
  /** Codes of the sets that may be played; undefined: all. */
  sets?: readonly string[];
}

/** What a format says of cards on a day. */
export function standingOf(formatId: string, day: string): Standing {
  const format: DeckFormat | undefined = formatById(formatId);
  if (!format) return { banned: [], restricted: [] };
  const listed = [...new Set((format.restrictions ?? []).map(({ card }) => card))];
  const limits = listed.flatMap((card) => {
    const limit = restrictionOn(format, card, day)?.limit;
    return limit === undefined ? [] : [{ card, limit }];
  });
  const of = (banned: boolean) => limits.filter(({ limit }) => (limit === 0) === banned).map(({ card }) => card);
  return { banned: of(true), restricted: of(false), ...(format.sets ? { sets: format.sets } : {}) };
}
