import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME, type GameId } from '@/lib/catalogue/games';
import { decksPath } from '@/lib/decks/games/paths';
import { publicDecksPlaying } from '@/lib/decks/lists/public';
import { Link } from '@/lib/i18n/navigation';
import type { Locale } from '@/lib/i18n/locales';
import { rulingsForCard } from '@/lib/rulings/ruling';
import { DeckMentions } from '@/lib/ui/list/deck-mentions';
import { Section } from '@/lib/ui/page/page';

/** Enough to show that there are some; the list of decks has the rest. */
const DECKS_SHOWN = 5;

export async function CardDecks({ code, game = DEFAULT_GAME }: { code: string; game?: GameId }) {
  const [t, decks] = await Promise.all([getTranslations('cards.card'), publicDecksPlaying(game, code, DECKS_SHOWN)]);
  return (
    <Section title={t('decks')}>
      {decks.length === 0 ? (
        <p className="text-soft">{t('decksNone')}</p>
      ) : (
        <DeckMentions
          decks={decks}
          under={decksPath(game)}
          all={{ href: `${decksPath(game)}?card=${code}`, label: t('decksAll') }}
        />
      )}
    </Section>
  );
}

export async function CardRulings({ code, locale }: { code: string; locale: Locale }) {
  const [t, rulings] = await Promise.all([getTranslations('cards.card'), rulingsForCard(DEFAULT_GAME, code, locale)]);
  return (
    <Section title={t('rulings')}>
      {rulings.length === 0 ? (
        <p className="text-soft">{t('rulingsNone')}</p>
      ) : (
        <ul className="mention-list">
          {rulings.map(({ slug, question, locale: language }) => (
            <li key={slug} lang={language === locale ? undefined : language}>
              <Link href={`/rulings/${slug}`} prefetch={false} className="link">
                {question}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
