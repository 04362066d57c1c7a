import { createFormatter, createTranslator } from 'next-intl';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { GET as feed } from '@/app/[locale]/decks/feed/route';
import { GET as picture } from '@/app/[locale]/decks/[slug]/picture.png/route';
import { GET as sheet } from '@/app/[locale]/decks/[slug]/sheet.pdf/route';
import { GET as authorFeed } from '@/app/[locale]/u/[handle]/feed/route';
import { GET as ownExport } from '@/app/api/decks/[id]/export/route';
import { GET as oembed } from '@/app/api/oembed/route';
import { GET as publicExport } from '@/app/api/v1/decks/[slug]/export/route';
import { GET as publicApi } from '@/app/api/v1/decks/[slug]/route';
import { GET as embed } from '@/app/embed/decks/[slug]/route';
import { siteOrigin } from '@/lib/accounts/site-url';
import { testDatabase } from '@/lib/db/testing';
import type { PrismaClient } from '@/lib/db/generated/client';
import { messagesFor } from '@/lib/i18n/messages';
import type { StoredDeck } from './contract';
import { decide } from './moderation/decide';
import type { Viewer } from './permissions';
import { setArchived } from './social/archive';
import { person, storedDeck } from './testing/people';

// The routes themselves, for each who and each state of a deck: files, pictures, embeds and feeds. One row a route.

const asking = vi.hoisted((): { viewer: Viewer } => ({ viewer: null }));
vi.mock('@/lib/accounts/session', () => ({ currentUser: async () => asking.viewer }));
vi.mock('@/lib/accounts/limits/client', () => ({ currentClient: async () => 'a client of the test' }));
// Of Next's own resolver; nobody is sent anywhere here.
vi.mock('@/lib/i18n/navigation', () => ({ redirect: () => undefined }));
vi.mock('next-intl/server', () => ({
  getTranslations: async ({ namespace }: { namespace: string }) =>
    createTranslator({ locale: 'en', messages: await messagesFor('en'), namespace }),
  getFormatter: async () => createFormatter({ locale: 'en' }),
}));

const STATES = ['private', 'unlisted', 'public', 'hidden', 'archived'] as const;
type State = (typeof STATES)[number];
type Route = (deck: StoredDeck) => Promise<Response>;

let prisma: PrismaClient;
const people: Record<string, Viewer> = { visitor: null };
const decks: Partial<Record<State, StoredDeck>> = {};

beforeAll(async () => {
  prisma = await testDatabase({ seeded: true });
  Object.assign(globalThis, { kageDb: prisma });
  const owner = await person(prisma, 'the-owner');
  const moderator = { ...(await person(prisma, 'the-moderator')), roles: ['moderator'] };
  Object.assign(people, { owner, moderator, other: await person(prisma, 'the-other') });
  for (const state of STATES) {
    const visibility = state === 'hidden' || state === 'archived' ? 'public' : state;
    const deck = await storedDeck(prisma, owner, { visibility, name: `Deck ${state}` });
    decks[state] = deck;
    if (state === 'archived') await setArchived({ deck: deck.slug, viewer: owner, archived: true }, prisma);
    if (state === 'hidden')
      await decide({ viewer: moderator, kind: 'deck', id: deck.id, decision: 'hide', reason: 'Rude' }, prisma);
  }
});

const LINK: readonly State[] = ['unlisted', 'public', 'archived'];
const request = (path: string) => new Request(`${siteOrigin()}${path}`, { headers: { 'accept-language': 'en' } });
const context = <T extends object>(params: T) => ({ params: Promise.resolve(params) });
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
  picture: [({ slug }) => picture(request(''), context({ locale: 'en', slug })), { owner: LINK }],
  'tournament sheet': [
    ({ slug }) => sheet(request(''), context({ locale: 'en', slug })),
    { other: LINK, owner: STATES },
  ],
};

describe('routes of a deck', () => {
  it.each(
    Object.entries(ROUTES).flatMap(([route, [ask, allowed]]) =>
      Object.entries(allowed).map(([who, states]) => ({ route, ask, who, states })),
    ),
  )('$route answers $who for $states', async ({ ask, who, states }) => {
    asking.viewer = people[who] ?? null;
    for (const state of STATES) {
      const deck = decks[state];
      if (!deck) throw new Error(`No deck is ${state}`);
      const answer = await ask(deck);
      expect({ state, status: answer.status }).toEqual({ state, status: states.includes(state) ? 200 : 404 });
      if (answer.status === 404) expect(await answer.text()).not.toContain(deck.content.name);
    }
  });

  it.each([
    ['of all', () => feed(request(''), context({ locale: 'en' }))],
    ['of a person', () => authorFeed(request(''), context({ locale: 'en', handle: 'the-owner' }))],
  ])('the feed %s has the listed deck and no other', async (_, ask) => {
    asking.viewer = people.owner ?? null;
    const text = await (await ask()).text();
    expect(text.match(/<entry>/g)).toHaveLength(1);
    expect(text).toContain(`/en/decks/${decks.public?.slug}`);
    expect(text).not.toContain('Deck private');
  });
});
