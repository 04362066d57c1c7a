import { beforeAll, describe, expect, it } from 'vitest';
import { ownCardsOf } from '@/lib/decks/own/store';
import { olderContent, ownNinja, person } from '@/lib/decks/testing/people';
import type { PrismaClient } from '@/lib/db/generated/client';
import { askAt, bearer, seededDatabase, tokenOf } from '../../testing/routes';

// Decks of the older game with cards their owner typed in, by the API: written, read, and read by others.

let prisma: PrismaClient;
let owner: { id: string };
let headers: Record<string, string>;

beforeAll(async () => {
  prisma = await seededDatabase();
  owner = await person(prisma, 'own-by-api');
  headers = { ...bearer(await tokenOf(owner, ['decks:write'])), 'content-type': 'application/json' };
});

const card = ownNinja();
const main = [...olderContent().main.slice(1), { code: card.code, count: 3 }];
const body = { name: 'With my own', format: 'ccg/standard', main, ownCards: [card] };

async function send(method: string, path: string, value?: unknown) {
  const response = await askAt(path, {
    method,
    headers,
    ...(value === undefined ? {} : { body: JSON.stringify(value) }),
  });
  const text = await response.text();
  const json = text === '' ? {} : (JSON.parse(text) as { data?: Record<string, unknown>; errors?: { path: string; message: string }[] }); // prettier-ignore
  return { status: response.status, text, ...json };
}

describe('a deck with own cards', () => {
  it('is stored with them, read with them, and replaced by what was read', async () => {
    const made = await send('POST', '/me/decks', body);
    expect(made).toMatchObject({ status: 201, data: { legal: true, main, ownCards: [card] } });
    expect(await ownCardsOf(owner.id, 'ccg', prisma)).toEqual([card]);
    const path = `/me/decks/${String(made.data?.['slug'])}`;
    expect((await send('GET', path)).data).toEqual(made.data);
    const mended = { ...card, name: { en: 'Mended' } };
    expect(await send('PATCH', path, { ownCards: [mended] })).toMatchObject({ status: 200, data: { ownCards: [mended], revision: 1 } }); // prettier-ignore
  });

  it('shows them while it is shared, and nothing of them while it is not', async () => {
    const { data } = await send('POST', '/me/decks', { ...body, visibility: 'public', maybe: [{ code: 'OWN-ASIDEASI', count: 1 }], ownCards: [card, ownNinja({ code: 'OWN-ASIDEASI', name: { en: 'Put aside' } })] }); // prettier-ignore
    const slug = String(data?.['slug']);
    const open = { headers: {} };
    const asked = async (path: string) => (await askAt(`/decks/${slug}${path}`, open)).text();
    expect(JSON.parse(await asked(''))).toMatchObject({ data: { ownCards: [card] } });
    expect(JSON.parse(await asked('/export?format=json'))).toMatchObject({ ownCards: [card] });
    for (const path of ['', '/export?format=json', '/export?format=csv', '/export?format=text']) {
      expect(await asked(path)).toContain(card.code);
      expect(await asked(path)).not.toMatch(/aside/i);
    }
    await send('PATCH', `/me/decks/${slug}`, { visibility: 'private' });
    for (const path of ['', '/export?format=json', '/export?format=csv', '/export?format=text']) {
      expect((await askAt(`/decks/${slug}${path}`, open)).status).toBe(404);
      expect(await asked(path)).not.toContain(card.name.en);
    }
  });

  it.each([
    [{ entranceCost: -5 }, 'ownCards[0].entranceCost', 'at least 0'],
    [{ handCost: 1e9 }, 'ownCards[0].handCost', 'at most 99'],
    [{ handCost: null }, 'ownCards[0].handCost', 'A number belongs here'],
    [{ name: { en: 'x'.repeat(5000) } }, 'ownCards[0].name.en', '200'],
    [{ madeUp: true }, 'ownCards[0].madeUp', ''],
    [{ code: 'EX-001' }, 'ownCards[0].code', 'OWN-'],
  ])('says at the field what is wrong: row %#', async (fields, path, message) => {
    const refused = await send('POST', '/me/decks', { ...body, ownCards: [{ ...card, ...fields }] });
    expect(refused.status).toBe(400);
    const found = refused.errors?.find((error) => error.path === path);
    expect(found?.message).toContain(message);
  });
});
