import { getTranslations } from 'next-intl/server';
import { currentUser, signInPath } from '@/lib/accounts/session';
import { missingForDeck } from '@/lib/collection/missing/for-deck';
import type { MissingLine } from '@/lib/collection/missing/missing';
import { ownedCounts } from '@/lib/collection/store/read';
import { cardPool } from '@/lib/decks/cards/pool';
import { gameOf } from '@/lib/decks/games/games';
import { cardTitle } from '@/lib/decks/cards/title';
import type { DeckContent } from '@/lib/decks/contract';
import { deckPath } from '@/lib/decks/games/paths';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { Button } from '@/lib/ui/controls/button';
import { TextPanel } from '../../decks/[slug]/text-panel';
import { wishForMissing } from './actions';

interface MissingCardsProps {
  slug: string;
  /** As its reader may see it. */
  content: DeckContent;
  locale: Locale;
}

/** On a deck's page: what of it its reader does not own, to wish for or to copy; a visitor is told that one could know. */
export async function MissingCards({ slug, content, locale }: MissingCardsProps) {
  const [t, user] = await Promise.all([getTranslations('collection.missing'), currentUser()]);
  if (!user) {
    return (
      <p className="print:hidden">
        {t('guest')}{' '}
        <a href={signInPath(locale, `/${locale}${deckPath({ slug, format: content.format })}`)}>{t('signIn')}</a>
      </p>
    );
  }
  const game = gameOf(content.format);
  const [pool, { lines, needed, missing }] = await Promise.all([cardPool(game), missingForDeck(user.id, content)]);
  if (needed === 0) return null;
  const lacking = lines.filter((line) => line.missing > 0);
  const wished = await ownedCounts({ userId: user.id, game }, { cards: lacking.map(({ code }) => code), list: 'wish' });
  const allWished = lacking.every((line) => (wished.get(line.wanted) ?? 0) >= line.missing);
  const titleOf = (code: string) => {
    const card = pool.get(code);
    return card ? cardTitle(card.definition, locale) : code;
  };
  const words = {
    text: t('text'),
    label: t('textLabel'),
    copy: t('copy'),
    copied: t('copied'),
    notCopied: t('notCopied'),
  };
  return (
    <section className="panel print:hidden" aria-labelledby="missing">
      <h2 id="missing" className="text-lg">
        {t('title')}
      </h2>
      <p className={missing === 0 ? 'font-semibold text-good' : undefined}>
        {missing === 0 ? `✓ ${t('none')}` : t('some', { missing, needed })}
      </p>
      {lines.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-11 py-2">{t('show')}</summary>
          <ul className="grid gap-2">
            {lines.map((line) => (
              <li key={line.code}>
                <Link href={`/cards/${line.code}`}>
                  {line.missing > 0
                    ? t('line', { missing: line.missing, name: titleOf(line.code) })
                    : titleOf(line.code)}
                </Link>{' '}
                <span className="block text-sm text-soft">{describe(line, t)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {missing > 0 && (
        <div className="mt-3 flex flex-col gap-3">
          {allWished ? (
            <p>
              ✓ <Link href="/collection/wish">{t('wished')}</Link>
            </p>
          ) : (
            <form action={wishForMissing.bind(null, { locale, slug })}>
              <Button type="submit">{t('wish')}</Button>
            </form>
          )}
          <TextPanel
            text={lacking.map((line) => `${line.missing} ${titleOf(line.code)} (${line.wanted})`).join('\n')}
            words={words}
          />
        </div>
      )}
    </section>
  );
}

/** How many there are of how many: of the card, or of the artwork that the deck prefers. */
function describe(
  { owned, needed, artwork, missing }: MissingLine,
  t: (key: string, values: Record<string, string | number>) => string,
): string {
  return missing > 0 || !artwork
    ? t('owned', { owned, needed })
    : t('artwork', { owned: artwork.owned, needed, printing: artwork.printing });
}
