import { getTranslations } from 'next-intl/server';
import type { GameId } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { chapters } from '@/lib/rulings/rulebook/rulebook';
import { Page } from '@/lib/ui/page/page';
import { PrintButton } from '@/lib/ui/controls/print-button';
import { chapterTitles } from '../../rulings/chapter-title';
import { ChapterText } from '../chapter-text';

interface WholeBookProps {
  game: GameId;
  locale: Locale;
  title: string;
}

/** A game's whole rulebook on one page, for paper. */
export async function WholeBook({ game, locale, title }: WholeBookProps) {
  const [all, t, chapterTitle] = await Promise.all([
    chapters(game, locale),
    getTranslations('rules.print'),
    chapterTitles(game),
  ]);
  return (
    <Page
      narrow
      title={title}
      lead={<span className="no-print">{t('lead')}</span>}
      actions={<PrintButton>{t('button')}</PrintButton>}
    >
      {all.map((chapter) => (
        <section key={chapter.number} className={`rule-print-chapter rule-print-${chapter.key}`}>
          <h2>
            <span className="rule-chapter-number">{chapter.number}</span> {chapterTitle(chapter.number)}
          </h2>
          <ChapterText game={game} chapter={chapter} locale={locale} level={3} plain />
        </section>
      ))}
    </Page>
  );
}
