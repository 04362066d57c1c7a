import { randomUUID } from 'node:crypto';
import type { ReactElement } from 'react';
import { createFormatter, createTranslator } from 'next-intl';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { GET as shortLink } from '@/app/d/[slug]/route';
import { GET as feed } from '@/app/[locale]/decks/feed/route';
import { GET as olderFeed } from '@/app/[locale]/ccg/decks/feed/route';
import { CodedPage } from '@/app/[locale]/decks/[slug]/coded/coded-page';
import { DeckView } from '@/app/[locale]/decks/[slug]/deck-view';
import { History } from '@/app/[locale]/decks/[slug]/history/history-view';
import { pictureRoute } from '@/app/[locale]/decks/[slug]/picture.png/picture';
import { Print } from '@/app/[locale]/decks/[slug]/print/print-view';
import { GET as proxies } from '@/app/[locale]/decks/[slug]/proxies.pdf/route';
import { Report } from '@/app/[locale]/decks/[slug]/report/report-view';
import { sheetRoute } from '@/app/[locale]/decks/[slug]/sheet.pdf/sheet';
import { Compare } from '@/app/[locale]/decks/compare/compare-view';
import { NothingHere } from '@/app/[locale]/nothing-here';
import listPage from '@/app/[locale]/u/[handle]/[list]/page';
import { GET as authorFeed } from '@/app/[locale]/u/[handle]/feed/route';
import { GET as ownExport } from '@/app/api/decks/[id]/export/route';
import { GET as oembed } from '@/app/api/oembed/route';
import { GET as collectionCsv } from '@/app/api/v1/collection/csv/route';
import { GET as collection, POST as countCards } from '@/app/api/v1/collection/route';
import { GET as publicExport } from '@/app/api/v1/decks/[slug]/export/route';
import { GET as publicApi } from '@/app/api/v1/decks/[slug]/route';
import { GET as embed } from '@/app/embed/decks/[slug]/route';
import { siteOrigin } from '@/lib/accounts/site-url';
import type { GameId } from '@/lib/catalogue/games';
import { shareLists } from '@/lib/collection/store/share';
import { testDatabase } from '@/lib/db/testing';
import type { PrismaClient } from '@/lib/db/generated/client';
import { Page } from '@/lib/ui/page/page';
import { messagesFor } from '@/lib/i18n/messages';
import { codeOfDeck } from './coded/coded-deck';
import type { StoredDeck } from './contract';
import { gameOf } from './games/games';
import { decide } from './moderation/decide';
import type { Viewer } from './permissions';
import { setArchived } from './social/archive';
import { copyDeck } from './store/copy';
import { setVisibility } from './store/save';
import { olderContent, person, storedDeck } from './testing/people';

// The routes themselves, for each who and each state of a deck: files, pictures, embeds and feeds; and whose collection
// answers. One row a route. /decks/code is not here: what it shows stands in its address, whoever asks.

const asking = vi.hoisted((): { viewer: (NonNullable<Viewer> & { handle?: string }) | null } => ({ viewer: null }));
vi.mock('@/lib/accounts/session', () => ({
  currentUser: async () => asking.viewer,
  requireUser: async () => asking.viewer,
}));
vi.mock('@/lib/accounts/limits/client', () => ({ currentClient: async () => 'a client of the test' }));
// Of Next's own resolver, whose redirects are thrown too.
vi.mock('@/lib/i18n/navigation', () => {
  const leading =
    (led: string, status: number) =>
    ({ href }: { href: string | { pathname: string } }) => {
      const to = typeof href === 'string' ? href : href.pathname;
      throw Object.assign(new Error(`${led} to ${to}`), { digest: `NEXT_REDIRECT;replace;${to};${status};` });
    };
  return { redirect: leading('led', 307), permanentRedirect: leading('led for good', 308), Link: 'a' };
});
vi.mock('next/headers', () => ({ cookies: async () => new Map() }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (of: string | { namespace: string }) =>
    createTranslator({
      locale: 'en',
      timeZone: 'UTC',
      messages: await messagesFor('en'),
      namespace: typeof of === 'string' ? of : of.namespace,
    }),
  getFormatter: async () => createFormatter({ locale: 'en', timeZone: 'UTC' }),
}));

const STATES = ['private', 'unlisted', 'public', 'hidden', 'archived'] as const;
type State = (typeof STATES)[number];
type Route = (deck: StoredDeck) => Promise<Response>;

let prisma: PrismaClient;
const people: Record<string, Viewer> = { visitor: null };
const decks: Partial<Record<State, StoredDeck>> = {};
/** The same of the older game. */
const olderDecks: Partial<Record<State, StoredDeck>> = {};

beforeAll(async () => {
  prisma = await testDatabase({ seeded: true });
  Object.assign(globalThis, { kageDb: prisma });
  const owner = await person(prisma, 'the-owner');
  const moderator = { ...(await person(prisma, 'the-moderator')), roles: ['moderator'] };
  Object.assign(people, { owner, moderator, other: await person(prisma, 'the-other') });
  for (const state of STATES) {
    const visibility = state === 'hidden' || state === 'archived' ? 'public' : state;
    const named = { visibility, name: `Deck ${state}` } as const;
    decks[state] = await storedDeck(prisma, owner, named);
    olderDecks[state] = await storedDeck(prisma, owner, olderContent(named));
    for (const deck of [decks[state], olderDecks[state]]) {
      if (state === 'archived') await setArchived({ deck: deck.slug, viewer: owner, archived: true }, prisma);
      if (state === 'hidden')
        await decide({ viewer: moderator, kind: 'deck', id: deck.id, decision: 'hide', reason: 'Rude' }, prisma);
    }
  }
});

/** A page as a route: what it answers, and all that it would have written. */
async function pageAnswer(page: Promise<ReactElement>): Promise<Response> {
  const element = await page;
  return element.type === NothingHere
    ? new Response(JSON.stringify(element.props), { status: 404 })
    : new Response(null, { status: 200 });
}

const LINK: readonly State[] = ['unlisted', 'public', 'archived'];
const request = (path: string) => new Request(`${siteOrigin()}${path}`, { headers: { 'accept-language': 'en' } });
const context = <T extends object>(params: T) => ({ params: Promise.resolve(params) });
const at = (slug: string) => ({ ...context({ locale: 'en' as const, slug }), searchParams: Promise.resolve({}) });
/** Answers as to a visitor, whoever asks. */
const toAll = { visitor: LINK, owner: LINK, moderator: LINK };
const toViewer = { visitor: LINK, other: LINK, owner: STATES, moderator: ['unlisted', 'public', 'hidden', 'archived'] };

const ROUTES: Record<string, [Route, Record<string, readonly string[]>]> = {
  'public API': [({ slug }) => publicApi(request(''), context({ slug })), toAll],
  'public export': [({ slug }) => publicExport(request('/x?format=json'), context({ slug })), toAll],
  export: [({ slug }) => ownExport(request('/x?format=text'), context({ id: slug })), toViewer],
  embed: [({ slug }) => embed(request(''), context({ slug })), toAll],
  oEmbed: [
    ({ slug }) => oembed(request(`/api/oembed?url=${encodeURIComponent(`${siteOrigin()}/en/decks/${slug}`)}`)),
    toAll,
  ],
  picture: [
    ({ slug, content }) => pictureRoute(gameOf(content.format))(request(''), context({ locale: 'en', slug })),
    { owner: LINK },
  ],
  'tournament sheet': [
    ({ slug, content }) => sheetRoute(gameOf(content.format))(request(''), context({ locale: 'en', slug })),
    { other: LINK, owner: STATES },
  ],
  proxies: [
    ({ slug }) => proxies(request('/x?KS-001=1'), context({ locale: 'en', slug })),
    { other: LINK, moderator: toViewer.moderator },
  ],
  'what to print': [({ slug, content }) => pageAnswer(Print({ game: gameOf(content.format), ...at(slug) })), toViewer],
};

/** What search programs may keep of an answer: of files nothing, of pictures those of listed decks. */
const INDEXED: Record<string, readonly State[]> = { picture: ['public'], 'tournament sheet': [], proxies: [] };

describe('routes of a deck', () => {
  it.each(
    Object.entries(ROUTES).flatMap(([route, [ask, allowed]]) =>
      Object.entries(allowed).map(([who, states]) => ({ route, ask, who, states })),
    ),
  )('$route answers $who for $states', async ({ route, ask, who, states }) => {
    asking.viewer = people[who] ?? null;
    // PDFs are drawn for one client a few times a minute; the older game's sheet is read in older-decks.spec.ts.
    const games = ['proxies', 'tournament sheet'].includes(route) ? [decks] : [decks, olderDecks];
    for (const [state, deck] of STATES.flatMap((one) => games.map((game) => [one, game[one]] as const))) {
      if (!deck) throw new Error(`No deck is ${state}`);
      const answer = await ask(deck);
      expect({ state, status: answer.status }).toEqual({ state, status: states.includes(state) ? 200 : 404 });
      const indexed = INDEXED[route]?.includes(state) ?? true;
      if (answer.status === 200) expect(answer.headers.get('x-robots-tag')).toBe(indexed ? null : 'noindex');
      if (answer.status === 404) expect(await answer.text()).not.toContain(deck.content.name);
    }
  });

  it.each<[string, () => Promise<Response>, { younger?: true; older?: true }]>([
    ['of all of the younger game', () => feed(request(''), context({ locale: 'en' })), { younger: true }],
    ['of all of the older game', () => olderFeed(request(''), context({ locale: 'en' })), { older: true }],
    [
      'of a person',
      () => authorFeed(request(''), context({ locale: 'en', handle: 'the-owner' })),
      { younger: true, older: true },
    ],
  ])('the feed %s has the listed decks and no others', async (_, ask, has) => {
    asking.viewer = people.owner ?? null;
    const text = await (await ask()).text();
    expect(text.match(/<entry>/g)).toHaveLength(Object.keys(has).length);
    expect(text.includes(`/en/decks/${decks.public?.slug}`)).toBe(has.younger === true);
    expect(text.includes(`/en/ccg/decks/${olderDecks.public?.slug}`)).toBe(has.older === true);
    expect(text.includes('Public decks of Naruto Mythos')).toBe(has.older !== true);
    expect(text).not.toContain('Deck private');
  });

  it('the short link leads on alike, whatever there is', async () => {
    const leadsTo = async (slug: string) => {
      const answer = await shortLink(request(`/d/${slug}`), context({ slug }));
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      return [answer.status, answer.headers.get('location')?.replace(slug, ''), await answer.text()];
    };
    const nowhere = await leadsTo('A1b2C3d4E5f6G7');
    for (const state of STATES) expect(await leadsTo(decks[state]?.slug ?? '')).toEqual(nowhere);
  });
});

describe('the address of a deck of the other game', () => {
  const sides = (...decks: StoredDeck[]) => ({
    ...context({ locale: 'en' as const }),
    searchParams: Promise.resolve(Object.fromEntries(decks.map(({ slug }, index) => ['ab'[index], slug]))),
  });
  const PAGES: Record<string, (game: GameId, deck: StoredDeck) => Promise<unknown>> = {
    '': (game, { slug }) => DeckView({ game, ...at(slug) }),
    '/history': (game, { slug }) => History({ game, ...at(slug) }),
    '/print': (game, { slug }) => Print({ game, ...at(slug) }),
    '/report': (game, { slug }) => Report({ game, ...at(slug) }),
    '/sheet.pdf': (game, { slug }) => sheetRoute(game)(request(''), context({ locale: 'en', slug })),
    '/picture.png': (game, { slug }) => pictureRoute(game)(request(''), context({ locale: 'en', slug })),
  };
  it.each(Object.entries(PAGES))('leads home: the deck’s %j', async (page, ask) => {
    asking.viewer = people.other ?? null;
    const [younger, older] = [decks.public, olderDecks.public];
    if (!younger || !older) throw new Error('No deck is public');
    await expect(ask('ccg', younger)).rejects.toThrow(`led for good to /decks/${younger.slug}${page}`);
    await expect(ask('mythos', older)).rejects.toThrow(`led for good to /ccg/decks/${older.slug}${page}`);
    // Whose deck is not to be seen, of that neither address says more than of one that is not there.
    for (const [game, hidden] of [['ccg', decks.private], ['mythos', olderDecks.private]] as const) {
      const answer = await ask(game, hidden ?? older);
      expect(answer instanceof Response ? answer.status : (answer as ReactElement).type).toBe(
        answer instanceof Response ? 404 : NothingHere,
      );
    }
  }); // prettier-ignore

  it('leads home: a comparison, to the game of the first', async () => {
    const [younger, older] = [decks.public, olderDecks.public];
    if (!younger || !older) throw new Error('No deck is public');
    const led = async (game: GameId, ...two: StoredDeck[]) =>
      Compare({ game, ...sides(...two) }).then(
        () => 'stays',
        (error: Error) => error.message,
      );
    expect(await led('mythos', older, older)).toBe(`led to /ccg/decks/compare?a=${older.slug}&b=${older.slug}`);
    expect(await led('mythos', older)).toBe(`led to /ccg/decks/compare?a=${older.slug}`);
    expect(await led('ccg', younger, older)).toBe(`led to /decks/compare?a=${younger.slug}&b=${older.slug}`);
    expect(await led('mythos', younger, older)).toBe('stays');
    expect(await led('ccg', older, older)).toBe('stays');
  });

  it('says of a comparison of two games that there is nothing in common', async () => {
    const [younger, older] = [decks.public, olderDecks.public];
    if (!younger || !older) throw new Error('No deck is public');
    const words = async (...two: StoredDeck[]) => {
      const page = await Compare({ game: 'mythos', ...sides(...two) });
      // The cards of a pool are not what is written.
      return JSON.stringify(page, (key, value: unknown) => (/^pools?$/.test(key) ? undefined : value));
    };
    expect(await words(younger, older)).toContain('Deck A: Naruto Mythos. Deck B: Naruto CCG, 50 cards.');
    expect(await words(younger, younger)).not.toContain('Deck A:');
  });

  it('leads home: a deck that stands in its address', async () => {
    const slug = codeOfDeck(olderContent({ name: 'Carried' })) ?? '';
    const page = { locale: 'en', slug } as const;
    await expect(CodedPage({ game: 'mythos', ...page })).rejects.toThrow(`led for good to /ccg/decks/${slug}`);
    expect((await CodedPage({ game: 'ccg', ...page })).type).toBe(Page);
  });
});

describe('routes of a collection', () => {
  const count = () =>
    countCards(
      new Request(`${siteOrigin()}/api/v1/collection`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ id: randomUUID(), changes: [{ list: 'wish', printing: 'KS-108-RA', delta: 2 }] }),
      }),
    );
  const list = (handle: string, name: string) =>
    pageAnswer(listPage({ ...context({ locale: 'en', handle, list: name }), searchParams: Promise.resolve({}) }));

  it('are about whoever is signed in, and about nobody else', async () => {
    asking.viewer = people.owner ?? null;
    expect((await count()).status).toBe(200);
    expect(await (await collection(request('/x'))).text()).toContain('KS-108');
    expect(await (await collectionCsv(request('/x'))).text()).toContain('KS-108');
    for (const who of ['other', 'moderator']) {
      asking.viewer = people[who] ?? null;
      expect(await (await collection(request('/x'))).json()).toEqual({ data: [] });
      expect(await (await collectionCsv(request('/x'))).text()).not.toContain('KS-108');
    }
    asking.viewer = null;
    for (const answer of [await collection(request('/x')), await collectionCsv(request('/x')), await count()]) {
      expect(answer.status).toBe(401);
      expect(answer.headers.get('content-type')).toContain('problem+json');
    }
  });

  it('show a list once its owner does, and only that one', async () => {
    for (const who of ['visitor', 'other', 'moderator']) {
      asking.viewer = people[who] ?? null;
      await shareLists(people.owner?.id ?? '', []);
      const nobody = await list('nobody-at-all', 'wish');
      expect((await list('the-owner', 'wish')).status).toBe(404);
      expect(await (await list('the-owner', 'wish')).text()).toBe(await nobody.text());
      await shareLists(people.owner?.id ?? '', ['wish']);
      expect((await list('the-owner', 'wish')).status).toBe(200);
      for (const other of ['trade', 'owned', 'x']) expect((await list('the-owner', other)).status).toBe(404);
    }
  });
});

describe('a file of pictures', () => {
  it('is had of decks whose cards are drawn, and refused with the reason of others', async () => {
    asking.viewer = null;
    const [younger, older] = [decks.public, olderDecks.public];
    if (!younger || !older) throw new Error('No deck is public');
    const files = ({ slug }: StoredDeck) => [
      publicExport(request('/x?format=tts'), context({ slug })),
      ownExport(request('/x?format=tts'), context({ id: slug })),
    ];
    for (const answer of await Promise.all(files(younger))) expect(answer.status).toBe(200);
    for (const answer of await Promise.all(files(older))) {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        422,
        'application/problem+json; charset=utf-8',
      ]);
      expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('drawn nowhere') });
    }
  });
});

describe('the file of a copy', () => {
  it('says whose it is, and whose the deck is that it was copied from, to those who may know of it', async () => {
    const copier = await person(prisma, 'the-copier');
    const original = await storedDeck(prisma, await person(prisma, 'the-author'), { visibility: 'public' });
    const copied = await copyDeck({ deck: original.slug, viewer: copier, nameCopy: () => 'Copy' }, prisma);
    if (copied?.status !== 'created') throw new Error(copied?.status);
    const { id, slug } = copied.deck;
    await setVisibility({ deck: id, viewer: copier, visibility: 'public' }, prisma);
    const files = async () => {
      asking.viewer = null;
      const [open, own] = [
        publicExport(request('/x?format=json'), context({ slug })),
        ownExport(request('/x?format=json'), context({ id: slug })),
      ];
      return [await (await open).json(), await (await own).json()];
    };
    const credit = (deck: string, author: string) => ({ address: `${siteOrigin()}/decks/${deck}`, author });
    const [open, own] = await files();
    expect(open).toMatchObject({ ...credit(slug, 'the-copier'), origin: credit(original.slug, 'the-author') });
    expect(own).toMatchObject({ ...credit(slug, 'the-copier'), origin: credit(original.slug, 'the-author') });
    await prisma.deck.update({ where: { id: original.id }, data: { visibility: 'private' } });
    for (const file of await files()) {
      expect(file).toMatchObject(credit(slug, 'the-copier'));
      expect(JSON.stringify(file)).not.toContain(original.slug);
    }
  });
});
