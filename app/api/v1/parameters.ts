import { z } from 'zod';
import { DEFAULT_GAME, GAMES } from '@/lib/catalogue/games';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';

// Parameters and members that several operations of the API have, as their documentation says them.

export const langParameter = z.enum(LOCALES).default(DEFAULT_LOCALE).optional().meta({
  description: 'Language of names and texts. What is not there in it comes in English, and says so. Also: `locale`.',
});
export const cursorParameter = z.string().optional().meta({
  description: 'Where the next page begins: from `next` of the page before, and good for the same question only.',
});
export const fieldsParameter = z.string().optional().meta({
  description: 'Members of each entry to send, with commas between; all of them when left out.',
  example: 'code,name',
});

export const localeAnswer = z.enum(LOCALES).meta({ description: 'Language the texts are in.' });
export const nextAnswer = z.string().nullable().meta({ description: 'Address of the next page; null on the last.' });
export const cardCode = z.string().meta({ description: 'Code of a card, KS-108.' });

/** Which game an answer is about: what is the other's is not in it. */
export const gameParameter = z.enum(GAMES).default(DEFAULT_GAME).optional().meta({
  description: 'Which game it is about: `mythos`, Naruto Mythos, or `ccg`, the older game with decks of 50 cards.',
});

/** A query with a game and a language only. */
export const gameQuery = z.object({ game: gameParameter, lang: langParameter });
