import { getTranslations } from 'next-intl/server';
import type { GameId } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import type { Paragraph } from '@/lib/rulings/rulebook/rulebook';
import { RichText } from '../rulings/text/rich-text';
import { Drawing } from './drawing';
import { SourceLine } from './source-line';

interface RuleParagraphProps {
  game: GameId;
  paragraph: Paragraph;
  locale: Locale;
  /** Without what only helps on a screen. */
  plain?: boolean;
}

/** A paragraph with its number as an address, its picture, what it rests on and the rulings about it. */
export async function RuleParagraph({ game, paragraph, locale, plain }: RuleParagraphProps) {
  const t = await getTranslations('rules');
  const { number, text, figure, rulings } = paragraph;
  const lang = paragraph.locale === locale ? undefined : paragraph.locale;
  return (
    <div id={`r${number}`} className="rule" lang={lang}>
      <a href={`#r${number}`} className="rule-number" aria-label={t('anchor', { number })}>
        {number}
      </a>
      <div className="rule-body">
        <div className="space-y-2">
          <RichText text={text} locale={locale} game={game} />
        </div>
        {figure && <Drawing drawn={figure} game={game} locale={locale} />}
        <div className="rule-foot">
          <SourceLine source={paragraph.source} locale={paragraph.locale} />
          {!plain && rulings.length > 0 && (
            <details className="rule-rulings no-print">
              <summary>
                {t('rulings')} ({rulings.length})<span className="sr-only">: {number}</span>
              </summary>
              <ul>
                {rulings.map((ruling) => (
                  <li key={ruling.slug} lang={ruling.locale === paragraph.locale ? undefined : ruling.locale}>
                    <a href={`/${locale}/rulings/${ruling.slug}`}>{ruling.question}</a>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </div>
  );
}
