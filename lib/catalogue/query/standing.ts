import { FORMATS as CCG_FORMATS } from '@/lib/rules/ccg/deck/format';
import { type DeckFormat, FORMATS, formatById } from '@/lib/rules/mythos/deck/format';
import { restrictionOn } from '@/lib/rules/mythos/deck/restrictions';
import type { GameId } from '../games';

export interface Standing {
  /** Codes of cards that may not be played at all. */
  banned: readonly string[];
  /** Of which fewer copies may be played. */
  restricted: readonly string[];
  /** Codes of the sets that may be played; undefined: all. */
  sets?: readonly string[];
}

/** Ids of a game's formats, the usual one first. */
export function formatIds(game: GameId): readonly string[] {
  return (game === 'ccg' ? CCG_FORMATS : FORMATS).map(({ id }) => id);
}

/** What a format says of cards on a day. */
export function standingOf(formatId: string, day: string): Standing {
  // Of the older game no card is banned: its one source names none.
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
