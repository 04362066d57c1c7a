import { getFormatter, getTranslations } from 'next-intl/server';
import { BarChart } from '@/lib/ui/charts/bar-chart';

export interface Row {
  label: string;
  a: number;
  b: number;
}

interface NumberTablesProps {
  /** What the curve is of, and what it shows in a sentence. */
  curve: string;
  alt: string;
  curves: readonly [a: readonly number[], b: readonly number[]];
  groups: readonly { title: string; rows: readonly Row[] }[];
}

/** Curves side by side and tables under them, with what the decks differ by. */
export async function NumberTables({ curve, alt, curves, groups }: NumberTablesProps) {
  const [t, tDeck, format] = await Promise.all([
    getTranslations('compare'),
    getTranslations('decks.deck'),
    getFormatter(),
  ]);
  const columns = curves[0].map((count, cost) => {
    const other = curves[1][cost] ?? 0;
    const label = cost === curves[0].length - 1 ? `${cost}+` : `${cost}`;
    return { label, values: [count, other], shown: [count, other].map((value) => (value > 0 ? `${value}` : '')) };
  });
  const number = (value: number) => format.number(value, { maximumFractionDigits: 2 });

  return (
    <section className="flex min-w-0 flex-col gap-6" aria-labelledby="numbers">
      <h2 id="numbers">{tDeck('numbers')}</h2>
      <BarChart
        title={curve}
        alt={alt}
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
