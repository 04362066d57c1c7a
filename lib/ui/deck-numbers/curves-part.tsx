import type { Curves } from '@/lib/rules/mythos/deck/numbers/curves';
import { BarChart, type BarColumn } from '../charts/bar-chart';
import { Part } from './part';
import { useWords } from './use-words';

/** Copies by cost, attachments on top of characters, and characters by Power. */
export function CurvesPart({ curves: { cost, power } }: { curves: Curves }) {
  const { t } = useWords();
  const label = (value: number, of: readonly unknown[]) =>
    value === of.length - 1 ? t('orMore', { value }) : String(value);
  const column = (value: number, values: number[], of: readonly unknown[]): BarColumn => {
    const sum = values.reduce((all, one) => all + one, 0);
    return { label: label(value, of), values, shown: [sum > 0 ? String(sum) : ''] };
  };
  const alt = (columns: readonly BarColumn[]) =>
    columns
      .map((one) => t('curves.bar', { value: one.label, count: one.values.reduce((all, value) => all + value, 0) }))
      .join('; ');

  const withAttachments = cost.attachments.some((count) => count > 0);
  const costs = cost.characters.map((count, value) =>
    column(value, withAttachments ? [count, cost.attachments[value] ?? 0] : [count], cost.characters),
  );
  const powers = power.map((count, value) => column(value, [count], power));
  const series = withAttachments ? [t('curves.characters'), t('curves.attachments')] : [t('curves.characters')];
  return (
    <Part id="curves" title={t('curves.title')}>
      <div className="deck-numbers-pair">
        <BarChart
          stacked
          title={t('curves.cost')}
          alt={`${t('curves.cost')}: ${alt(costs)}`}
          series={series}
          columns={costs}
          table={{
            head: [t('curves.costColumn'), ...series],
            rows: costs.map((one) => [one.label, ...one.values]),
          }}
          tableWord={t('table')}
        />
        <BarChart
          stacked
          title={t('curves.power')}
          alt={`${t('curves.power')}: ${alt(powers)}`}
          series={[t('curves.characters')]}
          columns={powers}
          table={{
            head: [t('curves.powerColumn'), t('curves.characters')],
            rows: powers.map((one) => [one.label, ...one.values]),
          }}
          tableWord={t('table')}
        />
      </div>
    </Part>
  );
}
