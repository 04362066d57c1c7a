import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { rulingQueryString, type RulingQuery } from '@/lib/rulings/ruling-query';
import type { RulingSearch } from '@/lib/rulings/search-rulings';
import type { RulingSummary } from '@/lib/rulings/summary';
import { ButtonLink } from '@/lib/ui/button';
import { EmptyState, Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/page';
import { Pagination } from '@/lib/ui/pagination';
import { chapterTitles } from './chapter-title';
import { RulingList } from './ruling-list';

interface ResultsProps {
  locale: Locale;
  query: RulingQuery;
  answer: RulingSearch;
}

/** What was found: by chapter when one browses, best first when one asked. */
export async function Results({ locale, query, answer }: ResultsProps) {
  const [t, format] = await Promise.all([getTranslations('rulings.results'), getFormatter()]);
  const { rulings, total, unmatched } = answer;
  const named = {
    count: unmatched.length,
    words: format.list(unmatched.map((word) => t('quote', { word }))),
  };
  if (total === 0) return <Nothing query={query} words={unmatched.length > 0 ? named : undefined} />;
  return (
    <>
      {unmatched.length > 0 && (
        <div className="mt-4">
          <Notice tone="warn" role="status">
            {t('unmatched', named)}
          </Notice>
        </div>
      )}
      {query.q ? (
        <section className="mt-5">
          <h2 className="mb-3 text-lg">
            <span role="status">{answer.closest ? t('closest') : t('found', { count: total })}</span>
          </h2>
          <RulingList rulings={rulings} locale={locale} />
        </section>
      ) : (
        <Chapters rulings={rulings} locale={locale} />
      )}
      <div className="mt-6">
        <Pagination
          page={answer.page}
          pages={answer.pages}
          href={(page) => `/${locale}/rulings${rulingQueryString({ ...query, page })}`}
        />
      </div>
    </>
  );
}

async function Chapters({ rulings, locale }: { rulings: readonly RulingSummary[]; locale: Locale }) {
  const title = await chapterTitles();
  const chapters = [...new Set(rulings.map(({ source }) => source.chapter))];
  return chapters.map((chapter) => (
    <Section key={chapter} title={title(chapter)} id={`chapter-${chapter}`}>
      <RulingList rulings={rulings.filter(({ source }) => source.chapter === chapter)} locale={locale} />
    </Section>
  ));
}

interface NothingProps {
  query: RulingQuery;
  /** Typed words that no ruling has. */
  words?: { count: number; words: string };
}

async function Nothing({ query, words }: NothingProps) {
  const t = await getTranslations('rulings');
  const reason = words ? t('results.noneUnmatched', words) : query.q ? t('results.noneTogether') : t('results.none');
  return (
    <div className="mt-6" role="status">
      <EmptyState title={t('results.noneTitle')} action={<ButtonLink href="/rulings">{t('search.clear')}</ButtonLink>}>
        <p>{reason}</p>
        <p>{t('results.help')}</p>
      </EmptyState>
    </div>
  );
}
