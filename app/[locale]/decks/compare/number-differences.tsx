import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { CARD_TYPES, FACTIONS } from '@/lib/rules/mythos/cards/traits';
import type { DeckStatistics, Tally } from '@/lib/rules/mythos/deck/statistics';
import { factionLabel, keywordLabel, typeLabel } from '@/lib/rules/mythos/text/traits';
import { NumberTables, type Row } from './number-tables';

interface Counted<Statistics> {
  statistics: Statistics;
}

interface NumbersProps {
  a: Counted<DeckStatistics>;
  b: Counted<DeckStatistics>;
  locale: Locale;
}

/** Curves side by side, and every number in which the decks differ or may be asked about. */
export async function NumberDifferences({ a, b, locale }: NumbersProps) {
  const [t, tDeck, format] = await Promise.all([
    getTranslations('compare'),
    getTranslations('decks.deck'),
    getFormatter(),
  ]);
  const general: Row[] = [
    row(t('parts.main'), a, b, ({ cards }) => cards),
    row(t('parts.missions'), a, b, ({ missions }) => missions),
    row(tDeck('averageChakra'), a, b, ({ averageChakra }) => averageChakra),
    row(tDeck('averagePower'), a, b, ({ averagePower }) => averagePower),
    ...CARD_TYPES.filter((type) => type !== 'mission').map((type) =>
      row(typeLabel(type, locale), a, b, ({ types }) => types[type]),
    ),
  ];
  const faction = (name: string) => {
    const known = FACTIONS.find((candidate) => candidate === name);
    return known ? factionLabel(known, locale) : name;
  };
  const groups = [
    { title: t('general'), rows: general },
    { title: tDeck('factions'), rows: tallied(a.statistics.factions, b.statistics.factions, faction) },
    { title: tDeck('keywords'), rows: tallied(a.statistics.keywords, b.statistics.keywords, (name) => keywordLabel(name, locale)) },
  ].filter(({ rows }) => rows.length > 0); // prettier-ignore
  const number = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  return (
    <NumberTables
      curve={tDeck('curve')}
      alt={t('curveAlt', { a: number(a.statistics.averageChakra), b: number(b.statistics.averageChakra) })}
      curves={[a.statistics.curve, b.statistics.curve]}
      groups={groups}
    />
  );
}

function row(
  label: string,
  a: Counted<DeckStatistics>,
  b: Counted<DeckStatistics>,
  value: (statistics: DeckStatistics) => number,
): Row {
  return { label, a: value(a.statistics), b: value(b.statistics) };
}

/** Names that either deck has, those with the greatest difference first. */
function tallied(a: readonly Tally[], b: readonly Tally[], label: (name: string) => string): Row[] {
  const count = (tallies: readonly Tally[], name: string) => tallies.find((tally) => tally.name === name)?.count ?? 0;
  return [...new Set([...a, ...b].map(({ name }) => name))]
    .map((name) => ({ label: label(name), a: count(a, name), b: count(b, name) }))
    .sort((x, y) => Math.abs(y.b - y.a) - Math.abs(x.b - x.a) || y.a - x.a);
}
