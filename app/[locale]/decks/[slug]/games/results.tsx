'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { type CardLift, cardLifts } from '@/lib/decks/hands/games/lift';
import type { Pairing, Tally, WinCount } from '@/lib/decks/hands/games/tally';
import { wilson } from '@/lib/rules/mythos/bots/wilson';
import { TableHead } from '@/lib/ui/list/table-head';

interface ResultsProps {
  tally: Tally;
  /** Of the opponents, in the order of the tally. */
  names: readonly string[];
  titles: Readonly<Record<string, string>>;
  cards: string;
  running: boolean;
}

/** What came of the games: how many were won, against whom, and with which cards. */
export function Results({ tally, names, titles, cards, running }: ResultsProps) {
  const t = useTranslations('hands.games');
  return (
    <>
      <section className="section" aria-labelledby="outcome" aria-busy={running}>
        <h2 id="outcome">{t('outcome')}</h2>
        <Outcome tally={tally} names={names} />
      </section>
      <section className="section" aria-labelledby="lifts" aria-busy={running}>
        <h2 id="lifts">{t('cards')}</h2>
        <p className="mb-3 max-w-prose text-soft">{t('cardsText')}</p>
        <Lifts lifts={cardLifts(tally)} titles={titles} cards={cards} />
      </section>
    </>
  );
}

/** Numbers as sentences of a table want them. */
function useNumbers() {
  const format = useFormatter();
  const percent = (rate: number) => format.number(rate, { style: 'percent', maximumFractionDigits: 0 });
  return {
    percent,
    rate: ({ wins, games }: WinCount) => (games > 0 ? percent(wins / games) : '–'),
    interval: ({ wins, games }: WinCount) => wilson(wins, games).map(percent).join(' – '),
    points: ({ points, games }: Pairing) =>
      points
        .map((sum) => format.number(sum / games, { maximumFractionDigits: 1, minimumFractionDigits: 1 }))
        .join(' : '),
    difference: (value: number) => format.number(value * 100, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
  };
}

function Outcome({ tally, names }: Pick<ResultsProps, 'tally' | 'names'>) {
  const t = useTranslations('hands.games');
  const { rate, interval, points } = useNumbers();
  const rows = names.flatMap((name, at) => {
    const pairing = tally.opponents[at];
    return pairing && pairing.games > 0 ? [{ name, pairing }] : [];
  });
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="font-display text-4xl font-bold tabular-nums">{rate(tally)}</b>{' '}
        <span>{t('won', { wins: tally.wins, games: tally.games })}</span>
      </p>
      <p className="mb-3 text-soft">
        {t('interval', { interval: interval(tally) })} {t('points', { points: points(tally) })}
      </p>
      <div className="table-scroll">
        <table className="table">
          <caption className="sr-only">{t('byOpponent')}</caption>
          <TableHead words={[t('opponent')]} figures={[t('games'), t('wonShare'), t('between'), t('pointsShare')]} />
          <tbody>
            {rows.map(({ name, pairing }) => (
              <tr key={name}>
                <td>{name}</td>
                <td className="number">{pairing.games}</td>
                <td className="number">{rate(pairing)}</td>
                <td className="number whitespace-nowrap">{interval(pairing)}</td>
                <td className="number whitespace-nowrap">{points(pairing)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Lifts({ lifts, titles, cards }: Pick<ResultsProps, 'titles' | 'cards'> & { lifts: readonly CardLift[] }) {
  const t = useTranslations('hands.games');
  const { rate, difference } = useNumbers();
  const of = (count: WinCount) => <span className="block text-xs text-soft">{t('of', { count: count.games })}</span>;
  return (
    <div className="table-scroll">
      <table className="table">
        <caption className="sr-only">{t('cards')}</caption>
        <TableHead words={[t('card')]} figures={[t('lift'), t('held'), t('without'), t('played')]} />
        <tbody>
          {lifts.map(({ code, lift, held, without, played }) => (
            <tr key={code}>
              <td>
                <a href={cards + code} className="link">
                  {titles[code] ?? code}
                </a>{' '}
                <span className="text-sm whitespace-nowrap text-soft">{code}</span>
              </td>
              <td className="number whitespace-nowrap">
                {lift ? (
                  <>
                    <b className={lift.low > 0 ? 'text-good' : lift.high < 0 ? 'text-bad' : 'font-normal text-soft'}>
                      {difference(lift.value)}
                    </b>
                    <span className="block text-xs text-soft">
                      {lift.low <= 0 && lift.high >= 0
                        ? t('chance')
                        : t('range', { low: difference(lift.low), high: difference(lift.high) })}
                    </span>
                  </>
                ) : (
                  '–'
                )}
              </td>
              <td className="number">
                {rate(held)}
                {of(held)}
              </td>
              <td className="number">
                {rate(without)}
                {of(without)}
              </td>
              <td className="number">
                {rate(played)}
                {of(played)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
