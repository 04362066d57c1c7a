import { getFormatter, getTranslations } from 'next-intl/server';
import type { ComparedDeck } from '@/lib/decks/compare/seen';
import type { Locale } from '@/lib/i18n/locales';
import { CARD_TYPES, FACTIONS } from '@/lib/rules/mythos/cards/traits';
import type { DeckStatistics, Tally } from '@/lib/rules/mythos/deck/statistics';
import { factionLabel, keywordLabel, typeLabel } from '@/lib/rules/mythos/text/traits';
import { BarChart } from '@/lib/ui/charts/bar-chart';

interface NumbersProps {
  a: ComparedDeck;
  b: ComparedDeck;
  locale: Locale;
}

interface Row {
  label: string;
  a: number;
  b: number;
}

/** Curves side by side, and every number in which the decks differ or may be asked about. */
export async function NumberDifferences({ a, b, locale }: NumbersProps) {
  const [t, tDeck, format] = await Promise.all([
    getTranslations('compare'),
    getTranslations('decks.deck'),
    getFormatter(),
  ]);
  const { curve } = a.statistics;
  const columns = curve.map((count, cost) => {
    const other = b.statistics.curve[cost] ?? 0;
    const label = cost === curve.length - 1 ? `${cost}+` : `${cost}`;
    return { label, values: [count, other], shown: [count, other].map((value) => (value > 0 ? `${value}` : '')) };
  });
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
    <section className="flex min-w-0 flex-col gap-6" aria-labelledby="numbers">
      <h2 id="numbers">{tDeck('numbers')}</h2>
      <BarChart
        title={tDeck('curve')}
        alt={t('curveAlt', { a: number(a.statistics.averageChakra), b: number(b.statistics.averageChakra) })}
        series={['A', 'B']}
        columns={columns}
        table={{
          head: [t('cost'), 'A', 'B'],
          rows: columns.map(({ label, values }) => [label, ...values]),
        }}
        tableWord={t('asTable')}
      />
      {groups.map(({ title, rows }) => (
        <table key={title} className="table">
          <thead>
            <tr>
              <th scope="col">{title}</th>
              <th scope="col" className="number w-14">
                A
              </th>
              <th scope="col" className="number w-14">
                B
              </th>
              <th scope="col" className="number w-16">
                <span aria-hidden="true">±</span>
                <span className="sr-only">{t('difference')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <tr key={one.label}>
                <td>{one.label}</td>
                <td className="number">{number(one.a)}</td>
                <td className="number">{number(one.b)}</td>
                <td className={`number ${one.a === one.b ? 'text-soft' : 'font-semibold'}`}>
                  {one.a === one.b
                    ? '='
                    : format.number(one.b - one.a, { maximumFractionDigits: 2, signDisplay: 'exceptZero' })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

function row(label: string, a: ComparedDeck, b: ComparedDeck, value: (statistics: DeckStatistics) => number): Row {
  return { label, a: value(a.statistics), b: value(b.statistics) };
}

/** Names that either deck has, those with the greatest difference first. */
function tallied(a: readonly Tally[], b: readonly Tally[], label: (name: string) => string): Row[] {
  const count = (tallies: readonly Tally[], name: string) => tallies.find((tally) => tally.name === name)?.count ?? 0;
  return [...new Set([...a, ...b].map(({ name }) => name))]
    .map((name) => ({ label: label(name), a: count(a, name), b: count(b, name) }))
    .sort((x, y) => Math.abs(y.b - y.a) - Math.abs(x.b - x.a) || y.a - x.a);
}
