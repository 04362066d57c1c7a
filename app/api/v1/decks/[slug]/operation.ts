import { z } from 'zod';
import type { Operation } from '@/lib/http/openapi/operation';
import { langParameter } from '../../parameters';
import { about, lineAnswer, ownCardsAnswer, statisticsAnswer, violationAnswer } from '../answer';

/** Stands for a deck of one's own in the examples: no deck is there on every site. */
export const SOME_DECK = 'your-deck';
/** The same of the older game. */
export const SOME_OLDER_DECK = 'your-older-deck';

const params = z.object({ slug: about.slug });

export const getDeck: Operation = {
  method: 'get',
  path: '/decks/{slug}',
  id: 'getDeck',
  tag: 'Decks',
  summary: 'One deck',
  description: 'A public deck, or an unlisted one by its link. Somebody’s private deck is not there.',
  params,
  answer: {
    schema: z.strictObject({
      data: z
        .strictObject({
          ...about,
          description: z.string(),
          createdAt: z.iso.datetime(),
          main: z.array(lineAnswer),
          missions: z.array(lineAnswer),
          ownCards: ownCardsAnswer,
          violations: z.array(violationAnswer),
          stats: statisticsAnswer,
        })
        .meta({ id: 'Deck' }),
    }),
  },
  refusals: [400, 404],
  examples: [
    { summary: 'By the last part of its address', path: { slug: SOME_DECK } },
    { summary: 'One of the older game', path: { slug: SOME_OLDER_DECK } },
    { summary: 'One that does not exist', path: { slug: 'no-such-deck' }, status: 404 },
  ],
};

export const exportDeck: Operation = {
  method: 'get',
  path: '/decks/{slug}/export',
  id: 'exportDeck',
  tag: 'Decks',
  summary: 'A deck as a file',
  description: 'Cards of its owner’s own making go whole into json and csv; a list and a code only name them.',
  params,
  query: z.object({
    format: z.enum(['text', 'json', 'csv', 'code', 'tts']).optional().meta({ description: 'json when left out.' }),
    locale: langParameter,
  }),
  answer: { mediaType: '*/*', description: 'The file, of the media type of its format.' },
  refusals: [400, 404, 422],
  examples: [
    { summary: 'As a list of cards', path: { slug: SOME_DECK }, query: { format: 'text' } },
    { summary: 'A format that does not exist', path: { slug: SOME_DECK }, query: { format: 'doc' }, status: 400 },
  ],
};
