import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { signInPath } from '@/lib/accounts/session';
import { textsAddress } from '@/lib/catalogue/card-texts';
import { DEFAULT_GAME, type GameId, hasEffects } from '@/lib/catalogue/games';
import { deckGame } from '@/lib/decks/games/games';
import { deckPath, decksPath } from '@/lib/decks/games/paths';
import { poolOfPerson } from '@/lib/decks/own/pool';
import { ownCardsOf } from '@/lib/decks/own/store';
import { snapshotAddress } from '@/lib/catalogue/snapshot';
import { today } from '@/lib/decks/cards/pool';
import type { DeckDraft } from '@/lib/decks/edit/draft';
import type { ServerDeck } from '@/lib/decks/edit/ports';
import { contentOf } from '@/lib/decks/local/server';
import { exportText } from '@/lib/decks/text/export';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { TextArea } from '@/lib/ui/controls/field';
import { Notice } from '@/lib/ui/controls/notice';
import { DeckEditor } from './deck-editor';

interface EditorPageProps {
  locale: Locale;
  game: GameId;
  userId: string | null;
  blank: DeckDraft;
  stored?: ServerDeck;
  /** Path of this page, to come back to after signing in. */
  returnTo: string;
  firstCard?: string;
}

/** What both pages of the editor share: its words, its catalogue, and what is there without JavaScript. */
export async function EditorPage({ locale, game, returnTo, stored, ...rest }: EditorPageProps) {
  const { userId } = rest;
  const [{ editor, violations, decks, travel, olderDecks }, t, catalogueAddress, cardsSay, ownCards] =
    await Promise.all([
      getMessages(),
      getTranslations('editor'),
      snapshotAddress(game),
      hasEffects(game) ? textsAddress(game, locale) : undefined,
      userId !== null && deckGame(game).ownCards ? ownCardsOf(userId, game) : [],
    ]);
  return (
    <main id="main" tabIndex={-1} className="editor">
      <div className="editor-noscript">
        <Notice tone="warn" title={t('noScript.title')}>
          <p>{t('noScript.text')}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Link href={`${decksPath(game)}/import`} className="button">
              {t('noScript.import')}
            </Link>
            {stored && (
              <Link href={deckPath({ slug: stored.slug, format: stored.draft.format })} className="button">
                {t('noScript.view')}
              </Link>
            )}
          </p>
        </Notice>
        {stored && (
          <TextArea
            id="deck-text"
            className="mt-4"
            label={t('noScript.export')}
            readOnly
            rows={20}
            value={exportText(contentOf(stored.draft), await poolOfPerson(game, userId ?? undefined), locale)}
          />
        )}
      </div>
      <div className="editor-live">
        <NextIntlClientProvider
          messages={{
            editor,
            violations,
            decks: { visibility: decks.visibility, link: decks.link },
            travel: { export: travel.export },
            ...(game === DEFAULT_GAME ? {} : { olderDecks }),
          }}
        >
          <DeckEditor
            {...rest}
            locale={locale}
            game={game}
            ownCards={ownCards}
            stored={stored}
            catalogueAddress={catalogueAddress ?? ''}
            textsAddress={cardsSay ?? ''}
            signInPath={signInPath(locale, returnTo)}
            today={today()}
          />
        </NextIntlClientProvider>
      </div>
    </main>
  );
}
