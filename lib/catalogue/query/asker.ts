import type { Locale } from '@/lib/i18n/locales';
import type { Term } from '@/lib/query/ast';
import type { GameId } from '../games';

/** What the asker has at hand, beside the cards themselves. */
export interface Asker {
  /** Whose cards are asked for; left out: those of the younger game. */
  game?: GameId;
  /** Knows what the reader owns. */
  owned?: boolean;
  /** Has a deck open. */
  deck?: boolean;
  /** In whose words values are suggested; left out: English. Words of all languages are understood by everyone. */
  locale?: Locale;
}

export type GameAsker = Asker & { game: GameId };

/** A term of a field that is known. */
export type CardTerm = Term & { field: string };

/** Whether a term asks for the very value. */
export function equality({ relation }: CardTerm): boolean {
  return relation === ':' || relation === '=';
}
