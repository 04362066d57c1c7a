import type { CSSProperties } from 'react';
import { getFormatter, getTranslations } from 'next-intl/server';
import { gameOf } from '@/lib/decks/games/games';
import { deckPath, decksPath } from '@/lib/decks/games/paths';
import type { DeckListItem } from '@/lib/decks/lists/items';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { FACTIONS } from '@/lib/rules/mythos/cards/traits';
import type { Tally } from '@/lib/rules/mythos/deck/statistics';
import { factionLabel } from '@/lib/rules/mythos/text/traits';
import { cardTint } from '@/lib/ui/crest/address';
import { formatName } from '../format-name';
import { Tags } from './tags';

interface DeckListProps {
  decks: readonly DeckListItem[];
  locale: Locale;
  /** In one's own list: who sees each deck, and the way into the editor instead of the author. */
  own?: boolean;
}

/** Decks as panels, each with its name, numbers and factions. */
export async function DeckList({ decks, locale, own }: DeckListProps) {
  const [t, format] = await Promise.all([getTranslations('decks'), getFormatter()]);
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {decks.map((deck) => (
        <li key={deck.slug} className="panel flex min-w-0 flex-col gap-2">
          <div className="min-w-0">
            <h2 className="text-lg">
              <Link href={deckPath(deck)} className="link block py-1 wrap-anywhere" dir="auto">
                {deck.name}
              </Link>
            </h2>
            <p className="text-sm text-soft">
              {own ? (
                t(`visibility.${deck.visibility}`)
              ) : (
                <Link href={`/u/${deck.author}`} className="link">
                  {t('list.by', { author: deck.author })}
                </Link>
              )}
              {' · '}
              <time dateTime={deck.updatedAt.toISOString()}>
                {t('list.changed', { date: format.dateTime(deck.updatedAt, { dateStyle: 'medium' }) })}
              </time>
            </p>
          </div>
          <Tags tags={deck.tags} base={decksPath(gameOf(deck.format))} />
          {own && deck.hidden && <p className="text-sm font-semibold text-bad">✕ {t('list.hidden')}</p>}
          <p className="mt-auto flex flex-wrap items-baseline gap-x-3 text-sm">
            <span>{t('count.cards', { count: deck.cards })}</span>
            {deck.missions !== undefined && <span>{t('count.missions', { count: deck.missions })}</span>}
            <LegalMark legal={deck.legal} words={{ legal: t('legal'), illegal: t('illegal') }} />
            <span className="text-soft">{formatName(t, deck.format)}</span>
            {deck.likes > 0 && <span className="text-soft">{t('list.like', { count: deck.likes })}</span>}
            {deck.comments > 0 && <span className="text-soft">{t('list.comments', { count: deck.comments })}</span>}
          </p>
          <FactionBar factions={deck.factions} locale={locale} label={t('list.factions')} />
        </li>
      ))}
    </ul>
  );
}

export function LegalMark({ legal, words }: { legal: boolean; words: { legal: string; illegal: string } }) {
  return (
    <span className={legal ? 'font-semibold text-good' : 'font-semibold text-bad'}>
      <span aria-hidden="true">{legal ? '✓ ' : '✕ '}</span>
      {legal ? words.legal : words.illegal}
    </span>
  );
}

/** How much of the deck each faction is, as one bar; in words for those who cannot see it. */
function FactionBar({ factions, locale, label }: { factions: readonly Tally[]; locale: Locale; label: string }) {
  const known = factions.flatMap(({ name, count }) => {
    const faction = FACTIONS.find((candidate) => candidate === name);
    return faction ? [{ faction, count, text: `${factionLabel(faction, locale)}: ${count}` }] : [];
  });
  if (known.length === 0) return null;
  const text = known.map((part) => part.text).join(', ');
  return (
    <div
      className="flex h-2 gap-px overflow-hidden rounded-full"
      role="img"
      aria-label={`${label}: ${text}`}
      title={text}
    >
      {known.map(({ faction, count }) => (
        <span
          key={faction}
          className={`faction-${cardTint({ faction })} grow-(--part) basis-0 bg-band`}
          style={{ '--part': count } as CSSProperties}
        />
      ))}
    </div>
  );
}
