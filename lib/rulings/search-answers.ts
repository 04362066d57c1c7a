import { defaultSource, type Source } from '@/lib/catalogue/source';
import type { Locale } from '@/lib/i18n/locales';
import { findByText, type Found } from './find-by-text';
import { glossary, type Term } from './glossary';
import type { AnswerKind, RulingQuery } from './ruling-query';
import { paragraphsByNumber, type Paragraph } from './rulebook/rulebook';
import { searchRulings, type RulingSearch } from './search-rulings';

export interface AnswerSearch {
  /** Rulings with the counts beside the filters; empty when only another kind was asked for. */
  rulings: RulingSearch;
  /** Paragraphs of the rulebook, best first; none without typed words. */
  rules: { found: Paragraph[]; total: number };
  /** Terms of the glossary, best first; none without typed words. */
  terms: { found: Term[]; total: number };
  /** Typed words that nothing of any kind matches, as typed. */
  unmatched: string[];
}

/** Shown of a kind when all are asked for, and when it alone is. */
const FEW = { rule: 5, term: 3 };
const MANY = 40;

const NOTHING: Found = { keys: [], unmatched: [], closest: false };

/** Rulings, rulebook and glossary together: what a query asks for, of each kind the best. */
export async function searchAnswers(
  game: string,
  query: RulingQuery,
  locale: Locale,
  source: Source = defaultSource(),
): Promise<AnswerSearch> {
  const [rulings, ruleKeys, termKeys] = await Promise.all([
    searchRulings(game, query, locale, source),
    find('rule', game, query, locale, source),
    find('term', game, query, locale, source),
  ]);
  const rules = await paragraphsByNumber(game, inChapter(ruleKeys.keys, query.chapter), locale, source);
  const terms = await termsBySlug(game, termKeys.keys, locale, source);
  const asked = [
    ...(wants(query, 'ruling') ? [rulings.unmatched] : []),
    ...(wants(query, 'rule') ? [ruleKeys.unmatched] : []),
    ...(wants(query, 'term') ? [termKeys.unmatched] : []),
  ];
  // A term that only comes close to a long question is a word of it: what answers it stands above.
  const others = (rulings.total > 0 && wants(query, 'ruling')) || rules.length > 0;
  const near = termKeys.closest && others && query.kind !== 'term' ? [] : terms;
  return {
    rulings: wants(query, 'ruling') ? rulings : { ...rulings, rulings: [], total: 0, page: 1, pages: 1 },
    rules: { found: rules.slice(0, query.kind === 'rule' ? MANY : FEW.rule), total: rules.length },
    terms: { found: near.slice(0, query.kind === 'term' ? MANY : FEW.term), total: near.length },
    unmatched: (asked[0] ?? []).filter((word) => asked.every((words) => words.includes(word))),
  };
}

function wants({ kind }: RulingQuery, one: AnswerKind): boolean {
  return kind === undefined || kind === one;
}

/** A filter that only rulings have leaves only rulings. */
async function find(kind: 'rule' | 'term', game: string, query: RulingQuery, locale: Locale, source: Source) {
  const others = query.card ?? query.term ?? query.keyword ?? query.status ?? (kind === 'term' && query.chapter);
  if (!query.q || !wants(query, kind) || others) return NOTHING;
  return findByText(source, { game, kind, locale }, query.q);
}

function inChapter(numbers: readonly string[], chapter: number | undefined): readonly string[] {
  return chapter ? numbers.filter((number) => number.startsWith(`${chapter}.`)) : numbers;
}

async function termsBySlug(game: string, slugs: readonly string[], locale: Locale, source: Source): Promise<Term[]> {
  if (slugs.length === 0) return [];
  const bySlug = new Map((await glossary(game, locale, source)).map((term) => [term.slug, term]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}
