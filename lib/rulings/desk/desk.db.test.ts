import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import type { runOnCatalogue } from '../proof/run-scenario';
import { proposalContentSchema, type ProposalContent } from './content';
import { amendment } from './amend';
import { examine as examineFor, type Problem } from './problems';
import { MOST_OPEN, type Person, proposal, proposals, revise, suggest } from './proposals';
import { close, publish } from './publish';
import { restoreSiteRulings } from './site-rows';

// The desk on a real database: who may do what, and what readers then see.

const GAME = 'mythos';
const SCENARIO = JSON.stringify({ title: 'Nothing happens', expect: { round: 1 } });

let db: PrismaClient;
const people: Record<'judge' | 'reader' | 'other', Person> = {
  judge: { id: '', judge: true },
  reader: { id: '', judge: false },
  other: { id: '', judge: false },
};

beforeAll(async () => {
  db = await testDatabase({ seeded: true });
  for (const [handle, person] of Object.entries(people)) {
    const { id } = await db.user.create({ data: { email: `${handle}@example.org`, handle } });
    person.id = id;
  }
});

beforeEach(async () => {
  await db.rulingProposal.deleteMany();
  await db.ruling.deleteMany({ where: { origin: 'site' } });
  await db.ruling.updateMany({ data: { supersededBy: null } });
});

const content = (over: Partial<ProposalContent> = {}): ProposalContent =>
  proposalContentSchema.parse({
    slug: 'two-on-one',
    cards: ['KS-108'],
    terms: ['edge'],
    texts: { en: { question: 'May two fight one?', answer: 'Yes.\n\nSee [[edge|Edge]].' } },
    ...over,
  });

/** Runs without the catalogue's engine: `fails` says what the run answers. */
const engine =
  (ok: boolean): typeof runOnCatalogue =>
  async () => {
    const failures = ok ? [] : [{ path: 'round', expected: 1, actual: 2 }];
    return { kind: 'ran', result: { ok, failures, events: [], final: null, cards: [] } };
  };

const examine =
  (ok = true): typeof examineFor =>
  (game, proposed, own) =>
    examineFor(game, proposed, own, engine(ok), db);

async function suggested(over: Partial<ProposalContent> = {}, by: Person = people.judge): Promise<string> {
  const made = await suggest(by, GAME, content(over), '', db);
  if (made.status !== 'created') throw new Error(made.status);
  return made.id;
}

const shown = (slug: string) => db.ruling.findUnique({ where: { gameId_slug: { gameId: GAME, slug } } });

describe('who may do what', () => {
  it('shows a suggestion to its author and to judges, to nobody else', async () => {
    const id = await suggested({}, people.reader);
    expect(await proposal(people.reader, id, undefined, db)).toBeDefined();
    expect(await proposal(people.judge, id, undefined, db)).toBeDefined();
    expect(await proposal(people.other, id, undefined, db)).toBeUndefined();
    expect((await proposals(people.reader, GAME, {}, db)).map((line) => line.id)).toEqual([id]);
    expect(await proposals(people.other, GAME, {}, db)).toEqual([]);
    expect(await proposals(people.judge, GAME, { own: true }, db)).toEqual([]);
  });

  it('lets nobody but judges revise, publish and close', async () => {
    const id = await suggested({}, people.reader);
    const forbidden = { status: 'forbidden' };
    expect(await revise(people.reader, id, 1, content(), '', db)).toEqual(forbidden);
    expect(await publish(people.reader, id, 1, examine(), db)).toEqual(forbidden);
    expect(await close(people.reader, id, 1, 'declined', db)).toEqual(forbidden);
    expect((await proposal(people.judge, id, undefined, db))?.revision).toBe(1);
  });

  it('takes an address from judges only', async () => {
    const id = await suggested({ slug: 'mine' }, people.reader);
    expect((await proposal(people.judge, id, undefined, db))?.content.slug).toBeUndefined();
  });

  it('bounds what one person may leave open', async () => {
    for (let i = 0; i < MOST_OPEN; i++) await suggested({}, people.reader);
    expect(await suggest(people.reader, GAME, content(), '', db)).toEqual({ status: 'too-many' });
    expect((await suggest(people.other, GAME, content(), '', db)).status).toBe('created');
  });
});

describe('revisions', () => {
  it('are all kept, and the second of two at once is told', async () => {
    const id = await suggested();
    const next = content({ texts: { en: { question: 'Better?', answer: 'Yes.', other: '' } } });
    expect(await revise(people.judge, id, 1, next, 'clearer', db)).toEqual({ status: 'saved', revision: 2 });
    expect(await revise(people.judge, id, 1, content(), '', db)).toEqual({ status: 'stale' });
    const now = await proposal(people.judge, id, undefined, db);
    expect(now?.content.texts.en?.question).toBe('Better?');
    expect(now?.history.map(({ revision, note }) => [revision, note])).toEqual([[2, 'clearer'], [1, '']]); // prettier-ignore
    expect((await proposal(people.judge, id, 1, db))?.content.texts.en?.question).toBe('May two fight one?');
  });
});

it('an amendment begins with all that the shipped ruling says', async () => {
  const begun = await amendment(GAME, 'hidden-cost', db);
  expect(begun).toMatchObject({ slug: 'hidden-cost-2', supersedes: 'hidden-cost', status: 'official' });
  expect(Object.keys(begun?.texts ?? {})).toEqual(['en', 'pl', 'uk', 'fr']);
  expect(await examineFor(GAME, begun ?? content(), people.judge.id, engine(true), db)).toEqual({
    problems: [],
    proven: true,
  });
  expect(await amendment(GAME, 'no-such-ruling', db)).toBeUndefined();
});

describe('publication', () => {
  it('puts the ruling where everybody reads and searches, and the feed tells of it', async () => {
    const id = await suggested({ scenario: SCENARIO });
    expect(await publish(people.judge, id, 1, examine(), db)).toEqual({ status: 'published', slug: 'two-on-one' });
    expect(await shown('two-on-one')).toMatchObject({ origin: 'site', status: 'reading' });
    const documents = await db.searchDocument.findMany({ where: { kind: 'ruling', key: 'two-on-one' } });
    expect(documents.map(({ locale }) => locale)).toEqual(['en']);
    const change = await db.rulingChange.findMany({ where: { slug: 'two-on-one' } });
    expect(change).toMatchObject([{ kind: 'new' }]);
  });

  const refusals: [string, Partial<ProposalContent>, Problem['code'][]][] = [
    ['no address', { slug: undefined }, ['slug-missing']],
    ['the address of a shipped ruling', { slug: 'hidden-cost' }, ['slug-taken']],
    ['the address of a page', { slug: 'desk' }, ['slug-taken']],
    [
      'a question without an answer',
      { texts: { pl: { question: 'Kto?', answer: '', other: '' } } },
      ['answer-missing'],
    ],
    ['names that do not exist', { cards: ['KS-999'], terms: ['nothing'], rules: ['1.99'], keywords: ['Team 99'], supersedes: 'no-such' }, ['unknown-card', 'unknown-term', 'unknown-rule', 'unknown-keyword', 'unknown-ruling']], // prettier-ignore
    [
      'a link to nothing',
      { texts: { en: { question: 'Who?', answer: '[[nobody|He]].', other: '' } } },
      ['unknown-link'],
    ],
    ['a scenario that is no JSON', { scenario: '{' }, ['scenario-not-json']],
  ];
  it.each(refusals)('refuses %s', async (_, over, codes) => {
    const id = await suggested(over);
    const answer = await publish(people.judge, id, 1, examine(), db);
    expect(answer.status === 'refused' && answer.problems.map(({ code }) => code)).toEqual(codes);
    expect(await db.ruling.count({ where: { origin: 'site' } })).toBe(0);
  });

  it('refuses a scenario that does not hold', async () => {
    const id = await suggested({ scenario: SCENARIO });
    const answer = await publish(people.judge, id, 1, examine(false), db);
    expect(answer).toMatchObject({ status: 'refused', problems: [{ code: 'scenario-fails' }] });
  });

  it('publishes only the newest revision, and gives an address once', async () => {
    const id = await suggested();
    await revise(people.judge, id, 1, content(), '', db);
    expect(await publish(people.judge, id, 1, examine(), db)).toEqual({ status: 'stale' });
    expect((await publish(people.judge, id, 2, examine(), db)).status).toBe('published');
    const rival = await suggested();
    expect(await publish(people.judge, rival, 1, examine(), db)).toMatchObject({ status: 'refused' });
  });

  it('moves with its address', async () => {
    const id = await suggested();
    await publish(people.judge, id, 1, examine(), db);
    await revise(people.judge, id, 1, content({ slug: 'two-against-one' }), '', db);
    await publish(people.judge, id, 2, examine(), db);
    expect(await shown('two-on-one')).toBeNull();
    expect(await shown('two-against-one')).not.toBeNull();
  });

  it('stands in the place of a shipped ruling until it is withdrawn', async () => {
    const id = await suggested({ supersedes: 'hidden-cost' });
    await publish(people.judge, id, 1, examine(), db);
    expect((await shown('hidden-cost'))?.supersededBy).toBe('two-on-one');
    expect(await close(people.judge, id, 1, 'withdrawn', db)).toEqual({ status: 'closed' });
    expect((await shown('hidden-cost'))?.supersededBy).toBeNull();
    expect(await shown('two-on-one')).toBeNull();
    expect(await db.searchDocument.count({ where: { kind: 'ruling', key: 'two-on-one' } })).toBe(0);
    expect(await close(people.judge, id, 1, 'withdrawn', db)).toEqual({ status: 'stale' });
  });

  it('stands in the place of another shipped ruling, or of none, once it is published anew', async () => {
    const id = await suggested({ supersedes: 'hidden-cost' });
    await publish(people.judge, id, 1, examine(), db);
    await revise(people.judge, id, 1, content({ supersedes: 'empty-deck' }), '', db);
    await publish(people.judge, id, 2, examine(), db);
    expect((await shown('hidden-cost'))?.supersededBy).toBeNull();
    expect((await shown('empty-deck'))?.supersededBy).toBe('two-on-one');
    await revise(people.judge, id, 2, content(), '', db);
    await publish(people.judge, id, 3, examine(), db);
    expect((await shown('empty-deck'))?.supersededBy).toBeNull();
  });

  it('does not take the place of a shipped ruling that another one has taken', async () => {
    const first = await suggested({ supersedes: 'hidden-cost' });
    await publish(people.judge, first, 1, examine(), db);
    const second = await suggested({ slug: 'three-on-one', supersedes: 'hidden-cost' });
    expect(await publish(people.judge, second, 1, examine(), db)).toEqual({
      status: 'refused',
      problems: [{ code: 'already-replaced', name: 'hidden-cost' }],
    });
  });

  it('outlives a seed', async () => {
    const id = await suggested({ supersedes: 'hidden-cost' });
    await publish(people.judge, id, 1, examine(), db);
    await db.ruling.deleteMany({ where: { slug: 'two-on-one' } });
    await db.$transaction((tx) => restoreSiteRulings(tx, GAME));
    expect(await shown('two-on-one')).toMatchObject({ origin: 'site' });
    expect(await db.rulingCard.count({ where: { slug: 'two-on-one' } })).toBe(1);
  });
});
