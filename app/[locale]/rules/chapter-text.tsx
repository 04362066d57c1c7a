import { Fragment } from 'react';
import { getTranslations } from 'next-intl/server';
import type { GameId } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import type { Chapter } from '@/lib/rulings/rulebook/rulebook';
import { RuleParagraph } from './paragraph';

interface ChapterTextProps {
  game: GameId;
  chapter: Chapter;
  locale: Locale;
  /** Level of the headings within: below the page's title, or below the chapter's. */
  level: 2 | 3;
  plain?: boolean;
}

/** All paragraphs of a chapter under their headings, and a word where the text is a translation of ours. */
export async function ChapterText({ game, chapter, locale, level, plain }: ChapterTextProps) {
  const t = await getTranslations('rules');
  const Heading = `h${level}` as const;
  return (
    <>
      {!chapter.sourceLanguages.includes(locale) && <p className="rule-source mb-3">{t('translated')}</p>}
      {chapter.paragraphs.map((paragraph) => (
        <Fragment key={paragraph.number}>
          {paragraph.heading && <Heading className="rule-heading">{paragraph.heading}</Heading>}
          <RuleParagraph game={game} paragraph={paragraph} locale={locale} plain={plain} />
        </Fragment>
      ))}
    </>
  );
}
