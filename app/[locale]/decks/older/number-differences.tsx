import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { CARD_KINDS, SYMBOLS } from '@/lib/rules/ccg/cards/symbols';
import type { DeckStatistics } from '@/lib/rules/ccg/deck/statistics';
import { kindLabel, signedSymbolLabel } from '@/lib/rules/ccg/text/labels';
import { NumberTables } from '../compare/number-tables';

interface OlderDifferencesProps {
  a: DeckStatistics;
  b: DeckStatistics;
  locale: Locale;
}

/** The numbers of two decks of the older game side by side. */
export async function OlderDifferences({ a, b, locale }: OlderDifferencesProps) {
  const t = await getTranslations('olderDecks.numbers');
  const copies = ({ symbols }: DeckStatistics, symbol: string) =>
    symbols.find((one) => one.symbol === symbol)?.count ?? 0;
  const kinds = CARD_KINDS.map((kind) => ({ label: kindLabel(kind, locale), a: a.types[kind], b: b.types[kind] }));
  const symbols = SYMBOLS.map((symbol) => ({
    label: signedSymbolLabel(symbol, locale),
    a: copies(a, symbol),
    b: copies(b, symbol),
  })).filter((row) => row.a + row.b > 0);
  return (
    <NumberTables
      curve={t('curve')}
      alt={t('curve')}
      curves={[a.curve, b.curve]}
      groups={[
        { title: t('kinds'), rows: kinds },
        { title: t('symbols'), rows: symbols },
      ]}
    />
  );
}
