import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Mistake } from '@/lib/query/ast';

/** A mistake as the parser found it, or one that only the asker knows of, in words of its own. */
export type ShownMistake = Omit<Mistake, 'code'> & ({ code: Mistake['code']; said?: string } | { said: string });

type QueryMistakesProps = QueryMistakesText & (Linked | Answered);

interface QueryMistakesText {
  id?: string;
  /** The query as it was typed: mistakes name places in it. */
  q: string;
  mistakes: readonly ShownMistake[];
}

interface Linked {
  /** Address of the same list asked by another query. */
  addressOf: (q: string) => string;
}

/** In the browser, where the list is there already. */
interface Answered {
  onQuery: (q: string) => void;
}

/** Values named as what could stand there; of longer lists only the beginning helps. */
const MOST_EXPECTED = 8;

/** A query with its faulty parts marked, and of each what is wrong with it and what was likely meant. */
export function QueryMistakes({ id, q, mistakes, ...ways }: QueryMistakesProps) {
  const t = useTranslations('query');
  const format = useFormatter();
  const inOrder = [...mistakes].sort((a, b) => a.from - b.from || a.to - b.to);
  const inWords = (mistake: ShownMistake) =>
    'code' in mistake
      ? (mistake.said ?? t(`mistake.${mistake.code}`, { piece: mistake.piece || q, field: mistake.field ?? '' }))
      : mistake.said;
  const instead = (better: string, shown: ReactNode) =>
    'onQuery' in ways ? (
      <button type="button" className="link" onClick={() => ways.onQuery(better)}>
        {shown}
      </button>
    ) : (
      <a className="link" rel="nofollow" href={ways.addressOf(better)}>
        {shown}
      </a>
    );
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
              suggestion: () => instead(q.slice(0, from) + suggestion + q.slice(to), <code>{suggestion}</code>),
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
