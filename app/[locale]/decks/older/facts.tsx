import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { CARD_KINDS } from '@/lib/rules/ccg/cards/symbols';
import type { DeckStatistics } from '@/lib/rules/ccg/deck/statistics';
import { kindLabel, signedSymbolLabel } from '@/lib/rules/ccg/text/labels';

/** Counts of a deck of the older game: kinds, and the symbols that costs are paid with. */
export async function OlderFacts({ statistics, locale }: { statistics: DeckStatistics; locale: Locale }) {
  const t = await getTranslations('olderDecks.numbers');
  const kinds = CARD_KINDS.filter((kind) => statistics.types[kind] > 0);
  return (
    <dl className="facts mt-3">
      {kinds.length > 0 && (
        <>
          <dt>{t('kinds')}</dt>
          <dd className="tabular-nums">
            {kinds.map((kind) => `${kindLabel(kind, locale)} ×${statistics.types[kind]}`).join(', ')}
          </dd>
          <dt>{t('symbols')}</dt>
          <dd className="tabular-nums">
            {statistics.symbols.map(({ symbol, count }) => `${signedSymbolLabel(symbol, locale)} ×${count}`).join(', ')}
          </dd>
        </>
      )}
    </dl>
  );
}
