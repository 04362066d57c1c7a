import type { ReactNode } from 'react';
import type { Copies } from '@/lib/rules/mythos/deck/numbers/card';
import type { GroupOdds, OddsGroup } from '@/lib/rules/mythos/deck/numbers/groups';
import { CHEAP } from '@/lib/rules/mythos/deck/numbers/mission-service';
import { ROUNDS } from '@/lib/rules/mythos/deck/numbers/odds';
import { keywordLabel } from '@/lib/rules/mythos/text/traits';
import { BarChart } from '../charts/bar-chart';
import type { CardWords } from './card-words';
import { Part } from './part';
import { useWords } from './use-words';

interface OddsPartProps {
  size: number;
  cards: readonly Copies[];
  groups: readonly GroupOdds[];
  singles: readonly GroupOdds[];
  words: CardWords;
  /** The reader's own group, drawn before the others. */
  own?: GroupOdds | undefined;
  /** Where a group of one's own is chosen; a place of forms or of buttons. */
  chooser?: ReactNode;
}

/** The odds of having seen one of a group by each round, with and without the mulligan. */
export function OddsPart({ size, cards, groups, singles, words, own, chooser }: OddsPartProps) {
  const { t } = useWords();
  const drawn = own ?? groups[0];
  const nameOf = useGroupName(cards, words);
  return (
    <Part id="odds" title={t('odds.title')}>
      <p className="max-w-prose text-soft">{t('odds.text')}</p>
      <div className="deck-numbers-pair">
        <div>
          <OddsTable
            title={t('odds.group')}
            groups={own ? [own, ...groups] : groups}
            name={({ group }) => nameOf(group)}
          />
          <details className="chart-table">
            <summary>{t('odds.single')}</summary>
            <OddsTable
              title={t('odds.single')}
              groups={singles}
              name={({ group }) => (group.kind === 'card' ? words.link(group.code) : null)}
            />
          </details>
        </div>
        <div className="deck-numbers-text">
          {drawn && <OddsChart drawn={drawn} size={size} name={nameOf(drawn.group)} />}
          {chooser}
        </div>
      </div>
    </Part>
  );
}

interface OddsTableProps {
  title: string;
  groups: readonly GroupOdds[];
  name: (one: GroupOdds) => ReactNode;
}

function OddsTable({ title, groups, name }: OddsTableProps) {
  const { t, percent } = useWords();
  return (
    <div className="figures" role="region" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('odds.group')}</th>
            {ROUNDS.map((round) => (
              <th key={round} scope="col">
                <abbr title={t('odds.roundFull', { round })}>{t('odds.roundColumn', { round })}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((one, i) => (
            <tr key={i}>
              <th scope="row">
                {name(one)} <span className="text-soft">{t('copies', { count: one.copies })}</span>
              </th>
              {one.odds.map(({ round, without, withMulligan }) => (
                <td key={round}>
                  <b>{percent(withMulligan)}</b>
                  <br />
                  <span className="text-soft">{percent(without)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OddsChart({ drawn: { copies, odds }, size, name }: { drawn: GroupOdds; size: number; name: string }) {
  const { t, percent } = useWords();
  const title = t('odds.chart', { count: copies, size, name });
  const bar = (one: (typeof odds)[number]) =>
    t('odds.bar', { round: one.round, with: percent(one.withMulligan), without: percent(one.without) });
  return (
    <BarChart
      title={title}
      alt={`${title}: ${odds.map(bar).join('; ')}`}
      series={[t('odds.with'), t('odds.without')]}
      top={1}
      columns={odds.map(({ round, without, withMulligan }) => ({
        label: t('odds.roundFull', { round }),
        values: [withMulligan, without],
        shown: [percent(withMulligan), percent(without)],
      }))}
      table={{
        head: [t('need.roundHead'), t('odds.with'), t('odds.without')],
        rows: odds.map((one) => [t('odds.roundFull', { round: one.round }), percent(one.withMulligan), percent(one.without)]), // prettier-ignore
      }}
      tableWord={t('table')}
    />
  );
}

function useGroupName(cards: readonly Copies[], words: CardWords) {
  const { t, locale } = useWords();
  return (group: OddsGroup): string => {
    switch (group.kind) {
      case 'card':
        return words.title(group.code);
      case 'name': {
        const one = cards.find(({ card }) => card.name === group.name);
        return t('odds.groups.name', { name: one ? words.name(one.card.code) : group.name });
      }
      case 'keyword':
        return t('odds.groups.keyword', { keyword: keywordLabel(group.keyword, locale) });
      case 'cheap':
        return t('odds.groups.cheap', { max: CHEAP });
      case 'ambush':
      case 'attachments':
      case 'own':
        return t(`odds.groups.${group.kind}`);
    }
  };
}
