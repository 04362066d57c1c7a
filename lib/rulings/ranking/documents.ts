import { words } from '@/lib/catalogue/fold';
import type { Source } from '@/lib/catalogue/source';
import type { Locale } from '@/lib/i18n/locales';
import type { SearchKind } from '@/lib/search/port';
import { plainText, splitAnswer } from '../markup';
import type { CardName, RankedDocument } from './score';

type Reader = Pick<Source, 'db'>;
export type AnswerKind = Exclude<SearchKind, 'card'>;

/** All texts of a kind in one language, to be ranked. */
export function documentsOf(game: string, kind: AnswerKind, locale: Locale, source: Reader): Promise<RankedDocument[]> {
  if (kind === 'ruling') return rulings(game, locale, source);
  return kind === 'rule' ? rules(game, locale, source) : terms(game, locale, source);
}

async function rulings(gameId: string, locale: Locale, { db }: Reader): Promise<RankedDocument[]> {
  const rows = await db.ruling.findMany({
    where: { gameId, texts: { some: { locale } } },
    select: {
      slug: true,
      status: true,
      texts: { where: { locale }, select: { question: true, answer: true } },
      cards: { select: { card: { select: { definition: true } } } },
      terms: { select: { term: { select: { texts: { where: { locale }, select: { name: true } } } } } },
    },
  });
  return rows.flatMap(({ slug, status, texts: [text], cards, terms }) => {
    if (!text) return [];
    const { short, why } = splitAnswer(text.answer);
    return {
      key: slug,
      title: folded(text.question),
      short: folded(plainText(short)),
      text: [...folded(plainText(why)), ...terms.flatMap(({ term }) => term.texts.flatMap(({ name }) => folded(name)))],
      names: cards.flatMap(({ card }) => namesIn(card.definition)),
      official: status === 'official',
    };
  });
}

async function rules(gameId: string, locale: Locale, { db }: Reader): Promise<RankedDocument[]> {
  const rows = await db.ruleParagraphText.findMany({
    where: { gameId, locale },
    select: { number: true, heading: true, text: true },
  });
  return rows.map(({ number, heading, text }) => {
    const { short, why } = splitAnswer(text);
    return {
      key: number,
      title: folded(heading ?? ''),
      short: folded(plainText(short)),
      text: [...folded(plainText(why)), ...folded(number)],
      names: [],
      official: true,
    };
  });
}

async function terms(gameId: string, locale: Locale, { db }: Reader): Promise<RankedDocument[]> {
  const rows = await db.termText.findMany({
    where: { gameId, locale: { in: [locale, 'en'] } },
    select: { slug: true, locale: true, name: true, definition: true },
  });
  const english = new Map(rows.filter((row) => row.locale === 'en').map(({ slug, name }) => [slug, name]));
  return rows
    .filter((row) => row.locale === locale)
    .map(({ slug, name, definition }) => ({
      key: slug,
      title: [...new Set([...folded(name), ...folded(english.get(slug) ?? '')])],
      short: [],
      text: folded(plainText(definition)),
      names: [],
      official: true,
    }));
}

function namesIn(definition: unknown): CardName[] {
  const { name, type } = definition as { name: Record<string, string>; type: string };
  return Object.values(name).map((one) => ({ words: folded(one), whole: type !== 'character' }));
}

/** Folding costs more than the rest of a search, and the texts seldom change: the words of each are kept. */
const KEPT = 20_000;
const kept = new Map<string, readonly string[]>();

function folded(text: string): readonly string[] {
  const known = kept.get(text);
  if (known) return known;
  if (kept.size >= KEPT) kept.clear();
  const found = words(text);
  kept.set(text, found);
  return found;
}
