import { getTranslations } from 'next-intl/server';
import type { CardPool } from '@/lib/decks/cards/pool-card';
import type { DeckPage } from '@/lib/decks/store/read';
import { writeDeckCode } from '@/lib/decks/formats/code/deck-code';
import { ownCardsIn } from '@/lib/decks/own/carried';
import { exportText } from '@/lib/decks/text/export';
import type { Locale } from '@/lib/i18n/locales';
import { TextPanel } from '../text-panel';
import { exportAddress, filesOf } from './addresses';

interface ExportPanelProps {
  /** Stored, or in its address as a code. */
  deck: Pick<DeckPage, 'slug' | 'content'>;
  pool: CardPool;
  locale: Locale;
}

/** How a deck leaves the site as text: to copy, as a code, as files. For whoever sees it. */
export async function ExportPanel({ deck: { slug, content }, pool, locale }: ExportPanelProps) {
  const [t, tDeck] = await Promise.all([getTranslations('travel.export'), getTranslations('decks.deck')]);
  return (
    <section className="panel print:hidden" aria-labelledby="export">
      <h2 id="export" className="mb-2 text-lg">
        {t('title')}
      </h2>
      <TextPanel
        text={exportText(content, pool, locale)}
        words={{
          text: tDeck('text'),
          label: tDeck('textLabel'),
          copy: tDeck('copyText'),
          copied: tDeck('copied'),
          notCopied: tDeck('notCopied'),
        }}
      />
      <TextPanel
        text={writeDeckCode(content)}
        words={{
          text: t('codeLabel'),
          label: t('codeLabel'),
          copy: t('copyCode'),
          copied: t('codeCopied'),
          notCopied: t('codeRefused'),
        }}
      />
      <p className="mb-3 text-sm text-soft">{t('codeHint')}</p>
      <h3 className="text-base">{t('files')}</h3>
      <ul className="mt-1 grid grid-cols-[max-content_minmax(0,1fr)] items-center gap-x-3 gap-y-2">
        {filesOf(content.format).map((format) => (
          <li key={format} className="contents">
            <a href={exportAddress(slug, format, locale)} download className="button button-small">
              {t(format)}
            </a>
            <span className="text-sm text-soft">{t(`${format}Hint`)}</span>
          </li>
        ))}
      </ul>
      {ownCardsIn(content, pool).length > 0 && <p className="mt-2 text-sm text-soft">{t('ownHint')}</p>}
    </section>
  );
}
