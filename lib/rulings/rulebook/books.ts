import { z } from 'zod';
import type { GameId } from '@/lib/catalogue/games';
import { CCG_CHAPTERS, ccgSourceSchema, EXAMPLES } from '../ccg/files';
import { CHAPTERS } from '../chapters';
import { type Figure, FIGURES, paragraphSourceSchema } from './files';

// What the rulebooks of the games differ in. All else, from rows to pages, is the same for both.

export type ChapterKey = (typeof CHAPTERS)[number] | (typeof CCG_CHAPTERS)[number];

const KEYS: Readonly<Record<GameId, readonly ChapterKey[]>> = { mythos: CHAPTERS, ccg: CCG_CHAPTERS };

/** Key of a chapter by its number from 1; undefined where there is none. */
export function chapterKeyOf(game: GameId, chapter: number): ChapterKey | undefined {
  return KEYS[game][chapter - 1];
}

/** What a paragraph of either game rests on. */
export const anySourceSchema = z.union([paragraphSourceSchema, ccgSourceSchema]);
export type AnySource = z.infer<typeof anySourceSchema>;

/** What is drawn beside a paragraph: a picture, or a worked example that the rules compute. */
export const DRAWN = [...FIGURES, ...EXAMPLES] as const;
export type Drawn = (typeof DRAWN)[number];

export function isFigure(drawn: Drawn): drawn is Figure {
  return FIGURES.some((figure) => figure === drawn);
}
