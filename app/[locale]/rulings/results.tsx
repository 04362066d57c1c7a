import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { rulingQueryString, type RulingQuery } from '@/lib/rulings/ruling-query';
import type { AnswerSearch } from '@/lib/rulings/search-answers';
import type { RulingSummary } from '@/lib/rulings/summary';
import { ButtonLink } from '@/lib/ui/controls/button';
import { EmptyState, Notice } from '@/lib/ui/controls/notice';
import { Section } from '@/lib/ui/page/page';
import { Pagination } from '@/lib/ui/list/pagination';
import { chapterTitles } from './chapter-title';
import { RulingList } from './ruling-list';
import { AllOf, RuleHits, TermHits } from './other-hits';

interface ResultsProps {
  locale: Locale;
  query: RulingQuery;
  answer: AnswerSearch;
}

/** What was found: rulings by chapter when one browses; when one asked, the answers first, then rules and terms. */
export async function Results({ locale, query, answer }: ResultsProps) {
  const [t, format] = await Promise.all([getTranslations('rulings.results'), getFormatter()]);
  const { rulings, rules, terms, unmatched } = answer;
  const named = {
    count: unmatched.length,
    words: format.list(unmatched.map((word) => t('quote', { word }))),
  };
  if (rulings.total + rules.total + terms.total === 0)
    return <Nothing query={query} words={unmatched.length > 0 ? named : undefined} />;
  return (
    <>
      {unmatched.length > 0 && (
        <div className="mt-4">
          <Notice tone="warn" role="status">
            {t('unmatched', named)}
          </Notice>
        </div>
      )}
      {rulings.total > 0 && (
        <Rulings locale={locale} query={query} answer={rulings} alone={rules.total + terms.total === 0} />
      )}
      {rules.total > 0 && <RuleHits locale={locale} query={query} {...rules} />}
      {terms.total > 0 && <TermHits locale={locale} query={query} {...terms} />}
    </>
  );
}

/** So many answers stand above what rulebook and glossary say; the rest is a link away. */
const FIRST = 8;

interface RulingsProps extends Omit<ResultsProps, 'answer'> {
  answer: AnswerSearch['rulings'];
  /** Nothing of another kind was found. */
  alone: boolean;
}

async function Rulings({ locale, query, answer, alone }: RulingsProps) {
  if (query.q && !alone && answer.total > FIRST && answer.page === 1)
    return (
      <section className="mt-5">
        <Found answer={answer} />
        <RulingList rulings={answer.rulings.slice(0, FIRST)} locale={locale} />
        <AllOf kind="ruling" locale={locale} query={query} shown={FIRST} total={answer.total} />
      </section>
    );
  return (
    <>
      {query.q ? (
        <section className="mt-5">
          <Found answer={answer} />
          <RulingList rulings={answer.rulings} locale={locale} />
        </section>
      ) : (
        <Chapters rulings={answer.rulings} locale={locale} />
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

async function Found({ answer }: { answer: AnswerSearch['rulings'] }) {
  const t = await getTranslations('rulings.results');
  return (
    <h2 className="mb-3 text-lg">
      <span role="status">{answer.closest ? t('closest') : t('found', { count: answer.total })}</span>
    </h2>
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
  /** Typed words that nothing has. */
  words?: { count: number; words: string };
}

async function Nothing({ query, words }: NothingProps) {
  const t = await getTranslations('rulings');
  const others = query.kind === 'rule' || query.kind === 'term';
  const without = others && !query.q ? t('results.ask') : t('results.none');
  const reason = words ? t('results.noneUnmatched', words) : query.q ? t('results.noneTogether') : without;
  return (
    <div className="mt-6" role="status">
      <EmptyState title={t('results.noneTitle')} action={<ButtonLink href="/rulings">{t('search.clear')}</ButtonLink>}>
        <p>{reason}</p>
        <p>{t('results.help')}</p>
      </EmptyState>
    </div>
  );
}
