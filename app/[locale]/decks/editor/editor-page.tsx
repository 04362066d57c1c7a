import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { signInPath } from '@/lib/accounts/session';
import { textsAddress } from '@/lib/catalogue/card-texts';
import { snapshotAddress } from '@/lib/catalogue/snapshot';
import { cardPool, today } from '@/lib/decks/cards/pool';
import type { DeckDraft } from '@/lib/decks/edit/draft';
import type { ServerDeck } from '@/lib/decks/edit/ports';
import { contentOf } from '@/lib/decks/local/server';
import { exportText } from '@/lib/decks/text/export';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { TextArea } from '@/lib/ui/field';
import { Notice } from '@/lib/ui/notice';
import { DeckEditor } from './deck-editor';

interface EditorPageProps {
  locale: Locale;
  userId: string | null;
  blank: DeckDraft;
  stored?: ServerDeck;
  /** Path of this page, to come back to after signing in. */
  returnTo: string;
  firstCard?: string;
}

/** What both pages of the editor share: its words, its catalogue, and what is there without JavaScript. */
export async function EditorPage({ locale, returnTo, stored, ...rest }: EditorPageProps) {
  const [{ editor, violations, decks, travel }, t, catalogueAddress, cardsSay] = await Promise.all([
    getMessages(),
    getTranslations('editor'),
    snapshotAddress('mythos'),
    textsAddress('mythos', locale),
  ]);
  return (
    <main id="main" tabIndex={-1} className="editor">
      <div className="editor-noscript">
        <Notice tone="warn" title={t('noScript.title')}>
          <p>{t('noScript.text')}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Link href="/decks/import" className="button">
              {t('noScript.import')}
            </Link>
            {stored && (
              <Link href={`/decks/${stored.slug}`} className="button">
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
            value={exportText(contentOf(stored.draft), await cardPool('mythos'), locale)}
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
          }}
        >
          <DeckEditor
            {...rest}
            locale={locale}
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
