import { getFormatter, getTranslations } from 'next-intl/server';
import type { MythosLine } from '@/lib/decks/store/lines';
import { odds } from '@/lib/rules/mythos/deck/numbers/odds';
import { TableHead } from '@/lib/ui/list/table-head';

/** Chakra that everybody has in round 1, before any character is in play (001, "Chakra points"). */
const FIRST_CHAKRA = 5;
/** Costs of one's first two characters, both in round 1. */
const CHEAP = 2;

/** The exact odds of a good start beside the hands that chance deals. */
export async function OpeningOdds({ lines }: { lines: readonly MythosLine[] }) {
  const [t, format] = await Promise.all([getTranslations('hands.odds'), getFormatter()]);
  const drawn = lines.filter(({ card }) => !card.withdrawn);
  const copies = (upTo: number) =>
    drawn.reduce((sum, { card: { type, chakra = 0 }, count }) => {
      return type === 'character' && chakra <= upTo ? sum + count : sum;
    }, 0);
  const deck = drawn.reduce((sum, { count }) => sum + count, 0);
  const groups = [
    { key: 'cheap', copies: copies(CHEAP), cost: CHEAP },
    { key: 'payable', copies: copies(FIRST_CHAKRA), cost: FIRST_CHAKRA },
  ] as const;
  const percent = (chance: number) =>
    format.number(chance, { style: 'percent', maximumFractionDigits: chance > 0.99 && chance < 1 ? 1 : 0 });
  return (
    <section className="panel" aria-labelledby="odds">
      <h2 id="odds" className="text-lg">
        {t('title')}
      </h2>
      <p className="mb-2 text-sm text-soft">{t('text')}</p>
      <table className="table">
        <TableHead words={[t('group')]} figures={[t('without'), t('with')]} />
        <tbody>
          {groups.map(({ key, copies, cost }) => {
            const [first] = odds({ deck, copies });
            return (
              <tr key={key}>
                <th scope="row" className="border-b border-line font-normal align-top">
                  {t(key, { cost })} <span className="block text-sm text-soft">{t('of', { copies, deck })}</span>
                </th>
                <td className="number">{percent(first?.without ?? 0)}</td>
                <td className="number">{percent(first?.withMulligan ?? 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-soft">{t('mulliganNote')}</p>
    </section>
  );
}
