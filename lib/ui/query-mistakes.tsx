import { getFormatter, getTranslations } from 'next-intl/server';
import type { Mistake } from '@/lib/query/ast';

/** A mistake as the parser found it, or one that only the asker knows of, in words of its own. */
export type ShownMistake = Omit<Mistake, 'code'> & ({ code: Mistake['code']; said?: string } | { said: string });

interface QueryMistakesProps {
  id?: string;
  /** The query as it was typed: mistakes name places in it. */
  q: string;
  mistakes: readonly ShownMistake[];
  /** Address of the same list asked by another query. */
  addressOf: (q: string) => string;
}

/** Values named as what could stand there; of longer lists only the beginning helps. */
const MOST_EXPECTED = 8;

/** A query with its faulty parts marked, and of each what is wrong with it and what was likely meant. */
export async function QueryMistakes({ id, q, mistakes, addressOf }: QueryMistakesProps) {
  const [t, format] = await Promise.all([getTranslations('query'), getFormatter()]);
  const inOrder = [...mistakes].sort((a, b) => a.from - b.from || a.to - b.to);
  const inWords = (mistake: ShownMistake) =>
    'code' in mistake
      ? (mistake.said ?? t(`mistake.${mistake.code}`, { piece: mistake.piece || q, field: mistake.field ?? '' }))
      : mistake.said;
  const item = (mistake: ShownMistake, index: number) => {
    const { from, to, expected = [], suggestion, kept } = mistake;
    return (
      <li key={index}>
        {inWords(mistake)}
        {kept && 'code' in mistake && mistake.code === 'unknown-value' && <> {t('kept')}</>}
        {suggestion !== undefined && (
          <>
            {' '}
            {t.rich('meant', {
              suggestion: () => (
                <a className="link" rel="nofollow" href={addressOf(q.slice(0, from) + suggestion + q.slice(to))}>
                  <code>{suggestion}</code>
                </a>
              ),
            })}
          </>
        )}
        {suggestion === undefined && expected.length > 0 && (
          <> {t('expected', { values: format.list(expected.slice(0, MOST_EXPECTED), { type: 'disjunction' }) })}</>
        )}
      </li>
    );
  };
  return (
    <div id={id} className="query-mistakes" role="status">
      <p className="font-semibold">{mistakes.some(({ kept }) => !kept) ? t('title') : t('doubts')}</p>
      <p className="query-marked">
        <code>{marked(q, inOrder)}</code>
      </p>
      <ul>{inOrder.map(item)}</ul>
    </div>
  );
}

/** The text in pieces, the faulty ones marked; overlapping ones are one. */
function marked(q: string, mistakes: readonly ShownMistake[]) {
  let at = 0;
  const pieces = mistakes.flatMap(({ from, to }) => {
    if (from < at || to <= from) return [];
    const piece = [q.slice(at, from), <mark key={from}>{q.slice(from, to)}</mark>];
    at = to;
    return piece;
  });
  return [...pieces, q.slice(at)];
}
