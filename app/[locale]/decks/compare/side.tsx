import { getFormatter, getTranslations } from 'next-intl/server';
import type { ComparedDeck } from '@/lib/decks/compare/seen';
import { deckPath } from '@/lib/decks/games/paths';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { DeckVerdict } from '../[slug]/verdict';

/** Which deck is on a side, in which version, and whether it may be played. */
export async function Side({ side, deck, locale }: { side: 'A' | 'B'; deck: ComparedDeck; locale: Locale }) {
  const [t, format] = await Promise.all([getTranslations('compare'), getFormatter()]);
  const { revision, name, author, version, at } = deck;
  return (
    <section className="min-w-0" aria-label={t('side', { side })}>
      <h2 className="flex items-baseline gap-2">
        <span className="flex-none rounded-full border border-line-strong bg-raised px-2.5 font-sans text-base font-bold">
          {side}
        </span>
        <Link href={deckPath(deck)} dir="auto" className="link min-w-0 wrap-anywhere">
          {name}
        </Link>
      </h2>
      {author && at ? (
        <p className="mt-1 mb-3 text-soft">
          {t('by', { author })}
          {' · '}
          {revision === undefined ? t('now') : (version ?? t('version', { revision }))}
          {' · '}
          <time dateTime={at.toISOString()}>{format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
          {' · '}
          <Link href={`${deckPath(deck)}/history`} className="link">
            {t('toHistory')}
          </Link>
        </p>
      ) : (
        <p className="mt-1 mb-3 text-soft">{t('inAddress')}</p>
      )}
      <DeckVerdict {...deck} locale={locale} />
    </section>
  );
}
