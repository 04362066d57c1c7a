import { beforeAll, describe, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import { LOCALES } from '@/lib/i18n/locales';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import { plain } from '@/lib/rules/mythos/text/pieces';
import { getCard } from './card';
import { cardTexts, textOf, textsAddress } from './card-texts';

let db: PrismaClient;
beforeAll(async () => {
  db = await testDatabase({ seeded: true });
});

describe('cardTexts', () => {
  it.each(LOCALES)('says in %s what every card with effects does', async (locale) => {
    const { lines } = await cardTexts('mythos', locale, { db });
    const silent = await db.card.findMany({
      where: { NOT: { definition: { path: ['effects'], equals: [] } } },
      select: { code: true },
    });
    expect(silent.filter(({ code }) => (lines.get(code) ?? []).some((line) => !line.trim()))).toEqual([]);
    expect(silent.filter(({ code }) => lines.get(code)?.length === 0)).toEqual([]);
    expect([...lines.keys()]).toHaveLength(await db.card.count({ where: { gameId: 'mythos' } }));
  });

  it.each(LOCALES)('names in %s only terms that the glossary explains', async (locale) => {
    const [texts, cards, terms] = await Promise.all([
      cardTexts('mythos', locale, { db }),
      db.card.findMany({ where: { gameId: 'mythos' } }),
      db.term.findMany({ where: { gameId: 'mythos' }, select: { slug: true } }),
    ]);
    const explained = new Set(terms.map(({ slug }) => slug));
    const named = cards.flatMap(({ definition }) =>
      textOf(definition as unknown as CardDefinition, locale, texts)
        .flat()
        .flatMap((piece) => (piece.kind === 'term' ? [piece.term] : [])),
    );
    expect(named.length).toBeGreaterThan(cards.length);
    expect([...new Set(named)].filter((slug) => !explained.has(slug))).toEqual([]);
  });

  it('is told once, and anew for another language', async () => {
    const [first, again, french] = await Promise.all(
      (['en', 'en', 'fr'] as const).map((locale) => cardTexts('mythos', locale, { db })),
    );
    expect(again).toBe(first);
    expect(french?.version).not.toBe(first?.version);
  });

  it('knows names in the language and by whom they are borne', async () => {
    const { nameOf, codesNamed } = await cardTexts('mythos', 'fr', { db });
    expect(nameOf('Gamabunta')).toBe('Gama Bunta');
    expect(nameOf('Nobody at all')).toBe('Nobody at all');
    expect(codesNamed('Rock Lee')).toEqual(['KS-038', 'KS-039', 'KS-117', 'SS-020', 'SS-115']);
    expect(codesNamed('Nobody at all')).toEqual([]);
  });

  it('does not count withdrawn cards among those of a name, but tells what they do', async () => {
    const withdrawn = { gameId_code: { gameId: 'mythos', code: 'KS-117' } };
    await db.card.update({ where: withdrawn, data: { withdrawn: true } });
    await db.game.update({ where: { id: 'mythos' }, data: { catalogueVersion: 'another' } });
    const { lines, codesNamed } = await cardTexts('mythos', 'en', { db });
    expect(codesNamed('Rock Lee')).not.toContain('KS-117');
    expect(lines.get('KS-117')).not.toEqual([]);
  });

  it('has an address for its words, and none where there is no game', async () => {
    const { version } = await cardTexts('mythos', 'pl', { db });
    expect(await textsAddress('mythos', 'pl', { db })).toBe(`/api/v1/catalogue/mythos/texts/pl/${version}`);
    expect(await textsAddress('ccg', 'pl', { db })).toBeUndefined();
  });
});

describe('a card that the sources disagree about', () => {
  it('has the other reading of its effects in words', async () => {
    const card = await getCard('mythos', 'KS-053', 'en', { db });
    const [doubt] = card?.doubts ?? [];
    expect(doubt?.about === 'effects' && doubt.other.map(plain)).toEqual([expect.stringMatching(/^MAIN ↯ .+top/)]);
  });

  it('keeps the condition of an attachment out of it', async () => {
    const attachments = (await db.card.findMany({ where: { type: 'attachment' }, select: { code: true } })).map(
      ({ code }) => code,
    );
    for (const code of attachments) {
      const card = await getCard('mythos', code, 'en', { db });
      expect(card?.text).toHaveLength((card?.definition.effects.length ?? 0) + 1);
      for (const doubt of card?.doubts ?? [])
        if (doubt.about === 'effects') expect(doubt.other.length).toBeGreaterThan(0);
    }
  });
});
