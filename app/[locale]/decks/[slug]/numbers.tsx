import type { CSSProperties } from 'react';
import { getFormatter, getTranslations } from 'next-intl/server';
import { hasChakra } from '@/lib/decks/games/game';
import type { ReadDeck } from '@/lib/decks/coded/coded-deck';
import { deckPath } from '@/lib/decks/games/paths';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { CARD_TYPES, FACTIONS } from '@/lib/rules/mythos/cards/traits';
import type { DeckStatistics } from '@/lib/rules/mythos/deck/statistics';
import { factionLabel, keywordLabel, typeLabel } from '@/lib/rules/mythos/text/traits';
import { countWords } from '../count-words';
import { OlderFacts } from '../older/facts';

/** A deck's numbers at a glance, and the way to all of them. */
export async function NumbersPanel({ deck, locale }: { deck: ReadDeck; locale: Locale }) {
  const [t, tNumbers] = await Promise.all([getTranslations('decks'), getTranslations('numbers')]);
  const { statistics } = deck;
  return (
    <section className="panel print:hidden" aria-labelledby="numbers">
      <h2 id="numbers" className="text-lg">
        {t('deck.numbers')}
      </h2>
      <p className="mb-2 tabular-nums">{countWords(t, statistics)}</p>
      <DeckCurve curve={statistics.curve} words={hasChakra(statistics) ? 'decks.deck' : 'olderDecks.numbers'} />
      {hasChakra(statistics) ? (
        <DeckNumbers statistics={statistics} locale={locale} />
      ) : (
        <OlderFacts statistics={statistics} locale={locale} />
      )}
      {hasChakra(statistics) && statistics.cards > 0 && (
        <p className="mt-3">
          <Link href={`${deckPath(deck)}/numbers`}>{tNumbers('all')}</Link>
        </p>
      )}
    </section>
  );
}

/** The curve of costs as bars, each with its number; a list of sentences to a screen reader. */
async function DeckCurve({ curve, words }: { curve: readonly number[]; words: 'decks.deck' | 'olderDecks.numbers' }) {
  const t = await getTranslations(words);
  const top = Math.max(...curve, 1);
  return (
    <ol className="flex items-end gap-1" aria-label={t('curve')}>
      {curve.map((count, cost) => {
        const last = cost === curve.length - 1;
        return (
          <li key={cost} className="flex flex-1 flex-col items-center text-sm tabular-nums">
            <span className="sr-only">{t(last ? 'curveTop' : 'curveBar', { cost, count })}</span>
            <span aria-hidden="true">{count > 0 ? count : '\u00A0'}</span>
            <span className="flex h-16 w-full items-end" aria-hidden="true">
              <span
                className="w-full rounded-t bg-line-strong [height:calc(var(--part)*100%)] print:border print:border-line-strong"
                style={{ '--part': count / top } as CSSProperties}
              />
            </span>
            <span className="w-full border-t border-line-strong text-center text-soft" aria-hidden="true">
              {cost}
              {last && '+'}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Averages and counts of a deck. */
async function DeckNumbers({ statistics, locale }: { statistics: DeckStatistics; locale: Locale }) {
  const [t, format] = await Promise.all([getTranslations('decks.deck'), getFormatter()]);
  const { averageChakra, averagePower, types, factions, keywords } = statistics;
  const typeCounts = CARD_TYPES.filter((type) => types[type] > 0).map(
    (type) => `${typeLabel(type, locale)} ×${types[type]}`,
  );
  const factionCounts = factions.map(({ name, count }) => {
    const faction = FACTIONS.find((candidate) => candidate === name);
    return `${faction ? factionLabel(faction, locale) : name} ×${count}`;
  });
  const keywordCounts = keywords.map(({ name, count }) => `${keywordLabel(name, locale)} ×${count}`);
  const rows = [
    [t('averageChakra'), format.number(averageChakra)],
    [t('averagePower'), format.number(averagePower)],
    [t('types'), typeCounts.join(', ')],
    [t('factions'), factionCounts.join(', ')],
    [t('keywords'), keywordCounts.join(', ')],
  ].filter(([, value]) => value);
  return (
    <dl className="facts mt-3">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
