import { getTranslations } from 'next-intl/server';
import type { CardPool, MythosPoolCard } from '@/lib/decks/cards/pool-card';
import { titleFinder } from '@/lib/decks/cards/title';
import type { ReadDeck } from '@/lib/decks/coded/coded-deck';
import { deckPath } from '@/lib/decks/games/paths';
import { judge } from '@/lib/decks/verdict/judge';
import { dayBefore, dayIn } from '@/lib/decks/verdict/days';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatById, FORMATS } from '@/lib/rules/mythos/deck/format';
import { comingRestrictions } from '@/lib/rules/mythos/deck/restrictions';
import { Part } from '@/lib/ui/deck-numbers/part';
import { DeckVerdict } from '../verdict';

interface FormatsPartProps {
  deck: ReadDeck;
  /** The format the reader switched to, if any: `mythos/open`. */
  asked: string | undefined;
  pool: CardPool<MythosPoolCard>;
  locale: Locale;
  today: string;
}

/** What the rules of each format say of the deck, and of one of them why; with what its ban list announces. */
export async function FormatsPart({ deck, asked, pool, locale, today }: FormatsPartProps) {
  const [t, tDecks] = await Promise.all([getTranslations('numbers'), getTranslations('decks.formats')]);
  const verdicts = FORMATS.map(({ id }) =>
    // Of its own format the deck brings the verdict on all its cards, those this reader is not shown as well.
    id === deck.format
      ? { id, legal: deck.legal, violations: deck.violations }
      : { ...judge(deck.content, id, pool, today), id },
  );
  const shown = verdicts.find(({ id }) => id === asked) ?? verdicts.find(({ id }) => id === deck.format) ?? verdicts[0];
  const format = formatById(shown?.id ?? '');
  if (!shown || !format) return null;
  const coming = comingRestrictions(deck.content, format, pool, today);
  const title = titleFinder(pool, locale);
  return (
    <Part id="formats" title={t('formats.title')}>
      <ul className="mb-3 flex flex-wrap gap-2">
        {verdicts.map(({ id, legal, violations }) => (
          <li key={id}>
            <Link
              className="chip"
              prefetch={false}
              href={{ pathname: `${deckPath(deck)}/numbers`, query: { format: id } }}
              aria-current={id === shown.id ? 'true' : undefined}
            >
              <span aria-hidden="true">{legal ? '✓' : '✕'}</span>{' '}
              {t(id === deck.format ? 'formats.ownChip' : 'formats.chip', {
                format: tDecks(id),
                verdict: legal ? t('formats.legal') : t('formats.illegal', { count: violations.length }),
              })}
            </Link>
          </li>
        ))}
      </ul>
      <DeckVerdict {...shown} format={shown.id} pool={pool} locale={locale} />
      {coming[0] && shown.legal && (
        <p className="mt-3 font-semibold">{t('formats.from', { day: dayIn(dayBefore(coming[0].from), locale) })}</p>
      )}
      {coming.map(({ card, from, limit }) => (
        <p key={card} className="mt-1">
          {t('formats.coming', { day: dayIn(from, locale), card: title(card), max: limit })}
        </p>
      ))}
      {!format.restrictions && <p className="mt-3 text-soft">{t('formats.noBans')}</p>}
    </Part>
  );
}
