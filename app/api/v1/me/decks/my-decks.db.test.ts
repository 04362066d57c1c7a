import createClient from 'openapi-fetch';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '@/lib/accounts/own/account';
import { sealSession, sessionCookie } from '@/lib/accounts/session-token';
import { ownTokens, revokeToken } from '@/lib/accounts/tokens/own-tokens';
import type { Scope } from '@/lib/accounts/tokens/scopes';
import type { PrismaClient } from '@/lib/db/generated/client';
import { legalContent, person, storedDeck } from '@/lib/decks/testing/people';
import type { paths } from '../../client/generated/paths';
import { API, ask, askAt, bearer, seededDatabase, tokenOf } from '../../testing/routes';

// A program keeps its owner's decks: by the client whose types are made from the document (npm run client).

let prisma: PrismaClient;
let owner: { id: string };
let token: string;
let mine: ReturnType<typeof client>;

beforeAll(async () => {
  prisma = await seededDatabase();
  owner = await person(prisma, 'the-owner');
  token = await tokenOf(owner, ['decks:write']);
  mine = client(token);
});

const client = (token: string) => createClient<paths>({ baseUrl: API, fetch: ask, headers: bearer(token) });
const clientOf = async (scopes: readonly Scope[], who: { id: string }) => client(await tokenOf(who, scopes));
const codes = [{ code: 'KS-108', count: 2 }];

describe('decks by a token', () => {
  it('are made, listed, read, replaced, changed and deleted', async () => {
    const own = await clientOf(['decks:write'], await person(prisma, 'a-program'));
    const body = { name: 'From afar', format: 'mythos/standard', main: codes };
    const made = await own.POST('/me/decks', { body });
    expect([made.response.status, made.response.headers.get('etag')]).toEqual([201, '"1"']);
    expect(made.data?.data).toMatchObject({ ...body, visibility: 'private', legal: false, revision: 1, maybe: [] });
    expect(made.data?.data.violations.map(({ code }) => code)).toContain('too-few-cards');
    const { slug: deck = '', id = '' } = made.data?.data ?? {};
    expect(made.response.headers.get('location')).toBe(`/api/v1/me/decks/${deck}`);

    const list = await own.GET('/me/decks');
    expect(list.data?.data).toMatchObject([{ slug: deck, cards: 2, archived: false }]);
    expect(list.data?.next).toBeNull();

    const params = { path: { deck: id } };
    const whole = { name: 'All new', format: 'mythos/standard', missions: [{ code: 'KS-M01', count: 1 }] };
    const replaced = await own.PUT('/me/decks/{deck}', {
      params: { ...params, header: { 'if-match': '"1"' } },
      body: whole,
    });
    expect(replaced.data?.data).toMatchObject({ ...whole, main: [], revision: 2 });

    const changed = await own.PATCH('/me/decks/{deck}', { params, body: { visibility: 'unlisted' } });
    expect(changed.data?.data).toMatchObject({ ...whole, visibility: 'unlisted', revision: 3 });
    const read = await own.GET('/me/decks/{deck}', { params });
    expect(read.data).toEqual(changed.data);
    expect(read.response.headers.get('etag')).toBe('"3"');
    for (const [held, status] of [
      ['"3"', 304],
      ['"2"', 200],
    ] as const) {
      const { response } = await own.GET('/me/decks/{deck}', { params, headers: { 'if-none-match': held } });
      expect(response.status).toBe(status);
    }

    const gone = await own.DELETE('/me/decks/{deck}', { params: { ...params, header: { 'if-match': '"3"' } } });
    expect(gone.response.status).toBe(204);
    expect((await own.GET('/me/decks/{deck}', { params })).error).toMatchObject({ status: 404 });
  });

  it('are made once, however often a request is repeated', async () => {
    const body = { id: crypto.randomUUID(), name: 'Twice', format: 'mythos/standard' };
    const [first, second] = [await mine.POST('/me/decks', { body }), await mine.POST('/me/decks', { body })];
    expect([first.response.status, second.response.status]).toEqual([201, 200]);
    expect(second.data?.data.slug).toBe(first.data?.data.slug);
    const stranger = await clientOf(['decks:write'], await person(prisma, 'a-stranger'));
    expect((await stranger.POST('/me/decks', { body })).error).toMatchObject({ status: 409 });
  });

  it('are listed page by page, each once', async () => {
    const many = await person(prisma, 'of-many-decks');
    for (let index = 0; index < 26; index += 1) await storedDeck(prisma, many, { name: `Deck ${index}` });
    const authorization = bearer(await tokenOf(many, ['decks:read']));
    const found: string[] = [];
    let next: string | null = '/me/decks?fields=slug';
    while (next !== null) {
      const page: { data: { slug: string }[]; next: string | null } = await (
        await askAt(next, { headers: authorization })
      ).json();
      found.push(...page.data.map(({ slug }) => slug));
      next = page.next?.replace('/api/v1', '') ?? null;
    }
    expect([found.length, new Set(found).size]).toEqual([26, 26]);
  });
});

describe('a change that comes too late', () => {
  it('changes nothing and is told what stands there', async () => {
    const { slug } = await storedDeck(prisma, owner, { name: 'Now' });
    const path = { deck: slug };
    await mine.PATCH('/me/decks/{deck}', { params: { path }, body: { name: 'Later' } });
    const late = { params: { path, header: { 'if-match': '"1"' } } };
    const whole = { name: 'Too late', format: 'mythos/standard' };
    for (const { response, error } of [
      await mine.PUT('/me/decks/{deck}', { ...late, body: whole }),
      await mine.PATCH('/me/decks/{deck}', { ...late, body: { name: 'Too late' } }),
      await mine.DELETE('/me/decks/{deck}', late),
    ]) {
      expect([response.status, response.headers.get('etag')]).toEqual([412, '"2"']);
      expect(error).toMatchObject({ type: '/problems/stale-deck', current: { name: 'Later', revision: 2 } });
    }
    // What stands there already is no conflict; whatever stands there may be asked for; proxies weaken an ETag.
    for (const ifMatch of ['"1"', '*', 'W/"2"', '"9", "2"', '"a,b" ,W/"2"']) {
      const header = { 'if-match': ifMatch };
      const again = await mine.PATCH('/me/decks/{deck}', { params: { path, header }, body: { name: 'Later' } });
      expect(again.data?.data.revision).toBe(2);
    }
    const over = { params: { path, header: { 'if-match': '*' } }, body: whole };
    expect((await mine.PUT('/me/decks/{deck}', over)).data?.data).toMatchObject({ name: 'Too late', revision: 3 });
  });

  it.each(['"3", "9"', '"a"', '"0"', '"99999999999999999999"', '""', '"1","7","abc"'])(
    'changes nothing that stands at none of %s',
    async (header) => {
      const { slug } = await storedDeck(prisma, owner);
      await mine.PATCH('/me/decks/{deck}', { params: { path: { deck: slug } }, body: { name: 'Second' } });
      const params = { path: { deck: slug }, header: { 'if-match': header } };
      for (const { response, error } of [
        await mine.PATCH('/me/decks/{deck}', { params, body: { name: 'No' } }),
        await mine.PUT('/me/decks/{deck}', { params, body: { name: 'No', format: 'mythos/standard' } }),
        await mine.DELETE('/me/decks/{deck}', { params }),
      ]) {
        expect(response.status).toBe(412);
        expect(error).toMatchObject({ current: { name: 'Second', revision: 2 } });
      }
    },
  );

  it.each(['7', 'W/7', '', '"1" "2"', '"1",', '*, "1"', '"a b"'])('cannot say %j for a revision', async (header) => {
    const { slug } = await storedDeck(prisma, owner);
    const params = { path: { deck: slug }, header: { 'if-match': header } };
    for (const { error } of [
      await mine.PATCH('/me/decks/{deck}', { params, body: { name: 'No' } }),
      await mine.DELETE('/me/decks/{deck}', { params }),
    ])
      expect(error).toMatchObject({ status: 400 });
  });
});

describe('a token', () => {
  it('does what it was made for', async () => {
    const { slug } = await storedDeck(prisma, owner, { visibility: 'private' });
    const reader = await clientOf(['decks:read'], owner);
    const params = { path: { deck: slug } };
    expect((await reader.GET('/me/decks/{deck}', { params })).response.status).toBe(200);
    for (const { error, response } of [
      await reader.POST('/me/decks', { body: { name: 'x', format: 'mythos/standard' } }),
      await reader.PATCH('/me/decks/{deck}', { params, body: { name: 'x' } }),
      await reader.DELETE('/me/decks/{deck}', { params }),
    ]) {
      expect(error).toMatchObject({ status: 403, detail: expect.stringContaining('decks:write') as unknown });
      expect(response.headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="decks:write"');
    }
    expect((await mine.GET('/me/decks/{deck}', { params })).response.status).toBe(200);
  });

  it('opens nobody else’s decks, of whatever visibility', async () => {
    const stranger = await clientOf(['decks:write'], await person(prisma, 'somebody-else'));
    for (const visibility of ['private', 'unlisted', 'public'] as const) {
      const { id, slug } = await storedDeck(prisma, owner, { visibility, name: 'Secret plan' });
      for (const deck of [id, slug]) {
        const params = { path: { deck } };
        const answers = [
          await stranger.GET('/me/decks/{deck}', { params }),
          await stranger.PATCH('/me/decks/{deck}', { params, body: { name: 'Mine' } }),
          await stranger.DELETE('/me/decks/{deck}', { params }),
          await stranger.GET('/me/decks/{deck}', { params: { path: { deck: 'A1b2C3d4E5f6G7' } } }),
        ];
        expect(answers.map(({ response }) => response.status)).toEqual([404, 404, 404, 404]);
        expect(new Set(answers.map(({ error }) => JSON.stringify(error))).size).toBe(1);
      }
      expect(await prisma.deck.findUnique({ where: { id } })).toMatchObject({ name: 'Secret plan', revision: 1 });
    }
  });

  const endings: Record<string, (who: { id: string }) => Promise<unknown>> = {
    'was revoked': async ({ id }) => revokeToken(id, (await ownTokens(id))[0]?.id ?? ''),
    'has run out': ({ id }) =>
      prisma.accessToken.updateMany({ where: { userId: id }, data: { expiresAt: new Date() } }),
    'was of an account that is gone': ({ id }) =>
      deleteAccount({ id, handle: 'gone', email: '', emailVerified: true, roles: [] }, 'gone', 'a client'),
  };

  it.each(Object.entries(endings))('opens nothing once it %s', async (what, end) => {
    const who = await person(prisma, `one-${what.replaceAll(' ', '-').slice(0, 18)}`);
    const theirs = await tokenOf(who, ['decks:write']);
    expect((await client(theirs).GET('/me/decks')).response.status).toBe(200);
    await end(who);
    const { error, response } = await client(theirs).GET('/me/decks');
    expect(error).toMatchObject({ status: 401, title: expect.stringMatching(/^This access token/) as unknown });
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
    expect(JSON.stringify(error)).not.toContain(theirs);
  });

  it('is what counts: a session in a cookie opens nothing', async () => {
    process.env.NEXTAUTH_SECRET ??= 'a secret for tests only';
    const cookie = `${sessionCookie().name}=${await sealSession({ sub: owner.id, version: 0 })}`;
    expect((await askAt('/me/decks', { headers: { cookie } })).status).toBe(401);
  });

  it('has a limit of its own, a wrong one that of its client', async () => {
    const steady = await person(prisma, 'the-steady');
    const theirs = await clientOf(['decks:read'], steady);
    await askAt('/me/decks', { headers: bearer('kage_pat_wrong') });
    await prisma.$executeRaw`UPDATE "rate_limit" SET "points" = 100000 WHERE "key" LIKE 'api-client:%'`;
    expect((await theirs.GET('/me/decks')).response.status).toBe(200);
    expect((await askAt('/me/decks', { headers: bearer('kage_pat_wrong') })).status).toBe(429);
    await prisma.$executeRaw`UPDATE "rate_limit" SET "points" = 100000 WHERE "key" LIKE 'api-owner:%'`;
    await prisma.$executeRaw`DELETE FROM "rate_limit" WHERE "key" LIKE 'api-client:%'`;
    expect((await theirs.GET('/me/decks')).response.status).toBe(429);
    expect((await askAt('/sets')).status).toBe(200);
    await prisma.$executeRaw`DELETE FROM "rate_limit" WHERE "key" LIKE 'api-%'`;
  });

  it('counts against the limit of the editor', async () => {
    const eager = await person(prisma, 'the-eager');
    const theirs = await clientOf(['decks:write'], eager);
    const { slug } = await storedDeck(prisma, eager);
    const params = { path: { deck: slug } };
    const change = () => theirs.PATCH('/me/decks/{deck}', { params, body: { name: 'Leaf' } });
    expect((await change()).response.status).toBe(200);
    await prisma.$executeRaw`UPDATE "rate_limit" SET "points" = 1000 WHERE "key" LIKE 'deck-write:%'`;
    const { response } = await change();
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await theirs.GET('/me/decks/{deck}', { params })).response.status).toBe(200);
    await prisma.$executeRaw`DELETE FROM "rate_limit" WHERE "key" LIKE 'deck-write:%'`;
  });
});

describe('a deck that cannot be stored', () => {
  it.each<[string, object, string]>([
    ['a card that is not there', { main: [{ code: 'KS-999', count: 1 }] }, 'main[0].code'],
    ['a printing of another card', { main: [{ code: 'KS-108', count: 1, printing: 'KS-001-C' }] }, 'main[0].printing'],
    ['a card twice', { main: [...codes, ...codes] }, 'main[1].code'],
    ['a name of 81 letters', { name: 'x'.repeat(81) }, 'name'],
    ['a format that is not there', { format: 'mythos/nowhere' }, 'format'],
    ['a member that is not there', { colour: 'red' }, 'colour'],
    ['no name at all', { name: null }, 'name'],
  ])('is refused at the field: %s', async (_, wrong, path) => {
    const { slug } = await storedDeck(prisma, owner);
    const whole = { name: 'Leaf', format: 'mythos/standard', ...wrong };
    for (const [address, method, body] of [
      ['/me/decks', 'POST', whole],
      [`/me/decks/${slug}`, 'PUT', whole],
      [`/me/decks/${slug}`, 'PATCH', wrong],
    ] as const) {
      const answer = await askAt(address, {
        method,
        headers: { ...bearer(token), 'if-match': '*', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ path }] });
    }
  });

  it('is refused where the whole is too large though each part is not', async () => {
    const all = await prisma.card.findMany({ where: { gameId: 'mythos' }, select: { code: true }, take: 300 });
    const lines = all.map(({ code }) => ({ code, count: 1 }));
    const { slug } = await storedDeck(prisma, owner, { ...legalContent(), maybe: lines });
    const { error } = await mine.PATCH('/me/decks/{deck}', {
      params: { path: { deck: slug } },
      body: { main: lines },
    });
    expect(error).toMatchObject({ status: 400, errors: [{ path: 'main' }] });
  });
});
