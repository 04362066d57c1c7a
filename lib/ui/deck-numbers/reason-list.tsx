import type { CardWords } from './card-words';
import { useWords } from './use-words';

interface Entry {
  code: string;
  count: number;
  reasons: readonly string[];
}

/** Entries shown at once; the others unfold. */
const FIRST = 6;

/** Cards with their copies, each with why it stands here. */
export function ReasonList({ entries, words }: { entries: readonly Entry[]; words: CardWords }) {
  const { t } = useWords();
  if (entries.length === 0) return null;
  const shown = entries.length <= FIRST + 1 ? entries.length : FIRST;
  return (
    <>
      <Entries entries={entries.slice(0, shown)} words={words} />
      {entries.length > shown && (
        <details className="chart-table">
          <summary>{t('more', { count: entries.length - shown })}</summary>
          <Entries entries={entries.slice(shown)} words={words} />
        </details>
      )}
    </>
  );
}

function Entries({ entries, words }: { entries: readonly Entry[]; words: CardWords }) {
  const { t, list } = useWords();
  return (
    <ul className="deck-numbers-reasons">
      {entries.map(({ code, count, reasons }) => (
        <li key={code}>
          {words.link(code)} <span className="text-soft">{t('copies', { count })}</span>
          <br />
          <span className="text-sm text-soft">{list(reasons)}</span>
        </li>
      ))}
    </ul>
  );
}
