import type { Copies } from '@/lib/rules/mythos/deck/numbers/card';
import type { Need } from '@/lib/rules/mythos/deck/numbers/needs';
import { BarChart } from '../charts/bar-chart';
import { Part } from './part';
import { useWords } from './use-words';

const HELPERS = ['chakra', 'chakra-steal', 'cheaper'];

/** Chakra a plan of two cards a round asks for, beside what the rules bring. */
export function ChakraPart({ needs, cards }: { needs: readonly Need[]; cards: readonly Copies[] }) {
  const { t, number, list } = useWords();
  const short = needs.filter(({ needed, expected }) => needed > expected);
  const helpers = cards
    .filter(({ card }) => HELPERS.some((deed) => card.does.includes(deed)))
    .reduce((sum, { count }) => sum + count, 0);
  const words = ({ round, needed, expected }: Need) => ({
    round,
    needed: number(needed),
    expected: number(expected),
  });
  return (
    <Part id="chakra" title={t('need.title')}>
      <div className="deck-numbers-pair">
        <BarChart
          title={t('need.chart')}
          alt={`${t('need.chart')}: ${needs.map((need) => t('need.bar', words(need))).join('; ')}`}
          series={[t('need.needed'), t('need.expected')]}
          columns={needs.map(({ round, needed, expected }) => ({
            label: t('need.round', { round }),
            values: [needed, expected],
            shown: [number(needed), number(expected)],
          }))}
          table={{
            head: [t('need.roundHead'), t('need.needed'), t('need.expected')],
            rows: needs.map((need) => [t('need.round', { round: need.round }), number(need.needed), number(need.expected)]), // prettier-ignore
          }}
          tableWord={t('table')}
        />
        <div className="deck-numbers-text">
          <p className="font-semibold">
            {short.length > 0
              ? t('need.short', {
                  rounds: t('need.rounds', {
                    count: short.length,
                    list: list(short.map(({ round }) => String(round))),
                  }),
                })
              : t('need.enough')}
          </p>
          <p className="text-soft">{t('need.model')}</p>
          {helpers > 0 && <p>{t('need.helpers', { count: helpers })}</p>}
        </div>
      </div>
    </Part>
  );
}
