import { getTranslations } from 'next-intl/server';
import { siteOrigin } from '@/lib/accounts/site-url';
import type { DeckPage } from '@/lib/decks/store/read';
import type { Locale } from '@/lib/i18n/locales';
import { qrPath } from '@/lib/ui/paper/drawing/qr-code';
import { CopyLink } from '../../copy-link';
import { shortPath } from '../../short-path';
import { TextPanel } from '../text-panel';
import { embedCode } from './embed-code';

interface SharePanelProps {
  deck: Pick<DeckPage, 'slug' | 'name' | 'visibility'>;
  locale: Locale;
}

/** How a deck leaves the site: its short link, a code to scan, markup for another page. None of it for a private deck. */
export async function SharePanel({ deck: { slug, name, visibility }, locale }: SharePanelProps) {
  const [t, tLink] = await Promise.all([getTranslations('paper.share'), getTranslations('decks.link')]);
  return (
    <section className="panel print:hidden" aria-labelledby="share">
      <h2 id="share" className="mb-2 text-lg">
        {t('title')}
      </h2>
      {visibility === 'private' ? (
        <p className="text-soft">{t('private')}</p>
      ) : (
        <>
          <CopyLink
            path={shortPath(slug)}
            words={{ label: tLink('label'), copy: tLink('copy'), copied: tLink('copied'), refused: tLink('refused') }}
            send={{ title: name, words: tLink('send') }}
          />
          <details className="mb-2">
            <summary className="min-h-11 cursor-pointer py-2">{t('qr')}</summary>
            <svg viewBox="0 0 100 100" role="img" aria-label={t('qrAlt')} className="w-full max-w-56 bg-white">
              <path d={qrPath(siteOrigin() + shortPath(slug), 100)} fill="#000" />
            </svg>
          </details>
          <TextPanel
            text={embedCode({ origin: siteOrigin(), slug, locale, title: name })}
            words={{
              text: t('embed'),
              label: t('embedLabel'),
              copy: t('copyEmbed'),
              copied: t('embedCopied'),
              notCopied: t('embedRefused'),
            }}
          />
        </>
      )}
    </section>
  );
}
