import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { type GameId, gamePath } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import type { Chapter } from '@/lib/rulings/rulebook/rulebook';
import { Page } from '@/lib/ui/page/page';
import { PrintButton } from '@/lib/ui/controls/print-button';
import { SoftLinks } from '@/lib/ui/page/soft-links';
import { ChapterLinks } from './chapter-links';
import { SideContents } from './side-contents';

interface ChapterLayoutProps {
  game: GameId;
  locale: Locale;
  chapter: Chapter;
  /** Numbers of the chapters there are. */
  written: readonly number[];
  title: (chapter: number) => string;
  /** A page to lay beside the table: nothing stands beside it. */
  toPrint?: boolean;
  children: ReactNode;
}

/** A chapter of a game's rulebook with the way to the others around it. */
export async function ChapterLayout({ game, locale, chapter, written, title, toPrint, children }: ChapterLayoutProps) {
  const t = await getTranslations('rules');
  const around = { locale, base: `${gamePath(game)}/rules`, written, name: title };
  return (
    <Page
      title={
        <>
          <span className="rule-chapter-number">{chapter.number}</span> {title(chapter.number)}
        </>
      }
      actions={toPrint && <PrintButton>{t('print.button')}</PrintButton>}
    >
      <SoftLinks>
        <div className={toPrint ? 'rule-layout rule-plan' : 'rule-layout'}>
          <SideContents {...around} chapter={chapter} />
          <article className="rule-text">
            {children}
            <ChapterLinks {...around} number={chapter.number} />
          </article>
        </div>
      </SoftLinks>
    </Page>
  );
}
