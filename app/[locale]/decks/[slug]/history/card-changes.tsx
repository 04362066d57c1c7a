import { getTranslations } from 'next-intl/server';
import type { CardPool } from '@/lib/decks/cards/pool-card';
import type { DeckChange } from '@/lib/decks/contract';
import type { Locale } from '@/lib/i18n/locales';
import { DECK_PARTS } from '@/lib/decks/games/parts';
import { CardLink } from '../../compare/card-link';

/** Lines shown at once; more are folded away. */
const SHOWN = 8;

/** Cards that came and went, those that came first: "+2 Naruto Uzumaki - Rasengan". */
export async function CardChanges({
  changes,
  pool,
  locale,
}: {
  changes: readonly DeckChange[];
  pool: CardPool;
  locale: Locale;
}) {
  const t = await getTranslations('compare');
  const ordered = changes.toSorted(
    (a, b) => DECK_PARTS.indexOf(a.part) - DECK_PARTS.indexOf(b.part) || b.delta - a.delta,
  );
  const line = ({ part, card, delta }: DeckChange) => {
    return (
      <li key={`${part} ${card}`} className="flex gap-2">
        <b className={`w-7 flex-none text-end tabular-nums ${delta > 0 ? 'text-good' : 'text-bad'}`}>
          {delta > 0 ? `+${delta}` : `−${-delta}`}
        </b>
        <span className="min-w-0">
          <CardLink code={card} card={pool.get(card)} locale={locale} />
          {part === 'maybe' && <span className="text-sm text-soft"> ({t('parts.maybe')})</span>}
        </span>
      </li>
    );
  };
  // A fold for one line would take as much room as the line.
  const shown = ordered.length <= SHOWN + 1 ? ordered.length : SHOWN;
  return (
    <>
      <ul>{ordered.slice(0, shown).map(line)}</ul>
      {ordered.length > shown && (
        <details>
          <summary className="min-h-11 py-2">{t('history.moreCards', { count: ordered.length - shown })}</summary>
          <ul>{ordered.slice(shown).map(line)}</ul>
        </details>
      )}
    </>
  );
}
