import { words } from '@/lib/catalogue/fold';
import type { Source } from '@/lib/catalogue/source';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import type { SearchKind } from '@/lib/search/port';
import { plainText, splitAnswer } from '../markup';
import type { RankedDocument } from './score';

type Reader = Pick<Source, 'db'>;
export type AnswerKind = Exclude<SearchKind, 'card' | 'deck'>;

/** All texts of a kind in one language, to be ranked. */
export function documentsOf(game: string, kind: AnswerKind, locale: Locale, source: Reader): Promise<RankedDocument[]> {
  if (kind === 'ruling') return rulings(game, locale, source);
  return kind === 'rule' ? rules(game, locale, source) : terms(game, locale, source);
}

interface RulingRow {
  slug: string;
  official: boolean;
  question: string;
  answer: string;
  terms: string[];
  cards: { code: string; name: Record<string, string>; type: string }[];
}

async function rulings(game: string, locale: Locale, { db }: Reader): Promise<RankedDocument[]> {
  // In one question, and of the cards no more than their names: this is read at every search.
  const rows = await db.$queryRaw<RulingRow[]>`
    SELECT r.slug, r.status = 'official' AS official, t.question, t.answer,
      ARRAY(
        SELECT n.name FROM ruling_term rt
        JOIN term_text n ON n.game_id = rt.game_id AND n.slug = rt.term_slug AND n.locale = t.locale
        WHERE rt.game_id = r.game_id AND rt.slug = r.slug
      ) AS terms,
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('code', c.code, 'name', c.definition -> 'name', 'type', c.definition ->> 'type'))
        FROM ruling_card rc JOIN card c ON c.game_id = rc.game_id AND c.code = rc.card_code
        WHERE rc.game_id = r.game_id AND rc.slug = r.slug
      ), '[]') AS cards
    FROM ruling r JOIN ruling_text t ON t.game_id = r.game_id AND t.slug = r.slug
    WHERE r.game_id = ${game} AND t.locale = ${locale}`;
  return rows.map(({ slug, official, question, answer, terms, cards }) => {
    const { short, why } = splitAnswer(answer);
    return {
      key: slug,
      title: folded(question),
      short: folded(plainText(short)),
      about: [...terms, ...(locale === DEFAULT_LOCALE ? [slug] : [])].flatMap(folded),
      text: folded(plainText(why)),
      names: cards.flatMap(({ code, name, type }) =>
        Object.values(name).map((one) => ({ words: folded(one), whole: type !== 'character', card: code })),
      ),
      official,
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
      // Without a heading a paragraph's own words are what it is about: the shorter, the nearer.
      title: folded(heading ?? plainText(short)),
      short: folded(plainText(short)),
      about: [],
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
      about: [],
      text: folded(plainText(definition)),
      names: [],
      official: true,
    }));
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
