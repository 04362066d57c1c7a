import { z } from 'zod';
import { deckContentSchema, ownCardsSchema } from '@/lib/decks/contract';
import type { Operation } from '@/lib/http/openapi/operation';
import { about, lineAnswer, ownCardsAnswer, violationAnswer } from '../../decks/answer';
import { listedDeckAnswer } from '../../decks/operation';
import { cursorParameter, fieldsParameter, nextAnswer } from '../../parameters';

/** Stands for a deck of one's own at revision 1 in the examples. */
export const MY_DECK = 'my-deck';

const { shape } = deckContentSchema;
const ownCards = ownCardsSchema.meta({
  description: 'Cards of your own making that lie in it. Each is kept in place of your card of the same code.',
});

export const deckBody = deckContentSchema.safeExtend({ ownCards }).meta({ id: 'DeckContent' });

export const newDeckBody = deckContentSchema
  .safeExtend({
    ownCards,
    id: z.uuid().optional().meta({
      description:
        'A UUID of your choice makes the request safe to repeat: the second try finds the deck of the first.',
    }),
  })
  .meta({ id: 'NewDeck' });

/** Without the values that a whole deck has where they are left out: what is left out here stays as it is. */
export const changedDeckBody = z
  .strictObject({
    name: shape.name.optional(),
    description: shape.description.unwrap().optional(),
    format: shape.format.optional(),
    visibility: shape.visibility.unwrap().optional(),
    main: shape.main.unwrap().optional(),
    missions: shape.missions.unwrap().optional(),
    maybe: shape.maybe.unwrap().optional(),
    ownCards,
  })
  .meta({ id: 'DeckChange' });

const { author: _, ...mine } = about;

const ownDeckAnswer = z
  .strictObject({
    id: z.uuid(),
    revision: z.int().meta({ description: 'Raised by one at each save that changed something; the ETag.' }),
    ...mine,
    description: z.string(),
    createdAt: z.iso.datetime(),
    main: z.array(lineAnswer),
    missions: z.array(lineAnswer),
    maybe: z.array(lineAnswer).meta({ description: 'Cards put aside; nobody else sees them.' }),
    ownCards: ownCardsAnswer,
    violations: z.array(violationAnswer),
  })
  .meta({ id: 'OwnDeck' });

export const ownListedDeckAnswer = listedDeckAnswer.extend({
  archived: z.boolean(),
  hidden: z.boolean().meta({ description: 'Taken away by a moderator: only you see it.' }),
});

const params = z.object({ deck: z.string().meta({ description: 'Its id or slug.' }) });
const ifMatch = z.string().meta({
  description: 'The ETag of the deck as it was read. `*`: whatever it is now.',
  example: '"1"',
});
const answer = { schema: z.strictObject({ data: ownDeckAnswer }) };
const path = { deck: MY_DECK };
const deck = {
  name: 'From a program',
  format: 'mythos/standard',
  main: [{ code: 'KS-108', count: 2 }],
  missions: ['KS-M01', 'KS-M02', 'KS-M03'].map((code) => ({ code, count: 1 })),
};
const common = { tag: 'My decks' } as const;

export const listMyDecks: Operation = {
  ...common,
  method: 'get',
  path: '/me/decks',
  id: 'listMyDecks',
  scope: 'decks:read',
  summary: 'List my decks',
  description: 'All of them, private ones too, last changed first.',
  query: z.object({
    archived: z.enum(['0', '1']).optional().meta({ description: '1: those put away, 0: the others.' }),
    cursor: cursorParameter,
    fields: fieldsParameter,
  }),
  answer: {
    schema: z.strictObject({ data: z.array(ownListedDeckAnswer.meta({ id: 'OwnListedDeck' })), next: nextAnswer }),
  },
  refusals: [400],
  examples: [
    { summary: 'Those in use' },
    { summary: 'Names of those put away', query: { archived: '1', fields: 'slug,name' } },
    { summary: 'A member that no deck has', query: { fields: 'colour' }, status: 400 },
  ],
};

export const createMyDeck: Operation = {
  ...common,
  method: 'post',
  path: '/me/decks',
  id: 'createMyDeck',
  scope: 'decks:write',
  summary: 'Store a new deck',
  description: 'Legal or not; private unless it says otherwise. `Location` says where it is from now on.',
  body: newDeckBody,
  goodStatus: 201,
  answer,
  refusals: [400, 409, 413, 415],
  examples: [
    { summary: 'A deck begun', body: deck },
    { summary: 'A card that does not exist', body: { ...deck, main: [{ code: 'KS-999', count: 1 }] }, status: 400 },
  ],
};

export const getMyDeck: Operation = {
  ...common,
  method: 'get',
  path: '/me/decks/{deck}',
  id: 'getMyDeck',
  scope: 'decks:read',
  summary: 'One of my decks',
  description: 'Its ETag is its revision: a change says with it what it was made from.',
  params,
  answer,
  refusals: [400, 404],
  examples: [
    { summary: 'By its id or slug', path },
    { summary: 'One that is not yours', path: { deck: 'A1b2C3d4E5f6G7' }, status: 404 },
  ],
};

export const replaceMyDeck: Operation = {
  ...common,
  method: 'put',
  path: '/me/decks/{deck}',
  id: 'replaceMyDeck',
  scope: 'decks:write',
  summary: 'Replace a deck',
  description:
    'If it still is at the revision of `If-Match`; else 412 with the deck as it is now as `current`, and nothing is ' +
    'changed. Sending what stands there already is no conflict.',
  params,
  headers: z.object({ 'if-match': ifMatch }),
  body: deckBody,
  answer,
  refusals: [400, 404, 412, 413, 415, 428],
  examples: [
    { summary: 'By its first revision', path, headers: { 'if-match': '"1"' }, body: deck },
    { summary: 'By one that it is not at', path, headers: { 'if-match': '"7"' }, body: deck, status: 412 },
    { summary: 'Without saying what it replaces', path, body: deck, status: 428 },
  ],
};

export const changeMyDeck: Operation = {
  ...common,
  method: 'patch',
  path: '/me/decks/{deck}',
  id: 'changeMyDeck',
  scope: 'decks:write',
  summary: 'Change parts of a deck',
  description: 'Each member that is sent is replaced as a whole, the others stay. `If-Match` may be left out.',
  params,
  headers: z.object({ 'if-match': ifMatch.optional() }),
  body: changedDeckBody,
  answer,
  refusals: [400, 404, 412, 413, 415],
  examples: [
    { summary: 'Show it to everybody', path, body: { visibility: 'public' } },
    { summary: 'A member that no deck has', path, body: { colour: 'red' }, status: 400 },
  ],
};

export const deleteMyDeck: Operation = {
  ...common,
  method: 'delete',
  path: '/me/decks/{deck}',
  id: 'deleteMyDeck',
  scope: 'decks:write',
  summary: 'Delete a deck',
  description: 'With its history, for good.',
  params,
  headers: z.object({ 'if-match': ifMatch.optional() }),
  goodStatus: 204,
  answer: { description: 'It is gone.' },
  refusals: [400, 404, 412],
  examples: [
    { summary: 'Whatever it is now', path },
    { summary: 'Only as it was at a revision', path, headers: { 'if-match': '"7"' }, status: 412 },
  ],
};
