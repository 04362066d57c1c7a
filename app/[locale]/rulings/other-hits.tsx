import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { Term } from '@/lib/rulings/glossary';
import { plainText } from '@/lib/rulings/markup';
import { rulingQueryString, type AnswerKind, type RulingQuery } from '@/lib/rulings/ruling-query';
import type { Paragraph } from '@/lib/rulings/rulebook/rulebook';
import { faceWords } from '@/lib/ui/card/face/face-words';
import { SignedText } from '@/lib/ui/card/text/sign';
import { Section } from '@/lib/ui/page/page';
import { RuleList } from './rule-list';
import { shortened } from './text/shortened';

interface HitsProps<T> {
  locale: Locale;
  query: RulingQuery;
  found: readonly T[];
  total: number;
}

/** Paragraphs of the rulebook that a question finds. */
export async function RuleHits({ locale, query, found, total }: HitsProps<Paragraph>) {
  const t = await getTranslations('rulings.results');
  return (
    <Section title={t('rules')}>
      <RuleList paragraphs={found} locale={locale} />
      <AllOf kind="rule" locale={locale} query={query} shown={found.length} total={total} />
    </Section>
  );
}

/** Terms of the glossary that a question finds. */
export async function TermHits({ locale, query, found, total }: HitsProps<Term>) {
  const [t, signs] = await Promise.all([getTranslations('rulings.results'), faceWords()]);
  return (
    <Section title={t('terms')}>
      <ul className="divide-y divide-line border-y border-line">
        {found.map((term) => (
          <li key={term.slug} className="py-3" lang={term.locale === locale ? undefined : term.locale}>
            <h3>
              <a href={`/${locale}/rulings/terms/${term.slug}`}>{term.name}</a>
            </h3>
            <p className="max-w-[62ch]">
              <SignedText text={shortened(plainText(term.definition))} words={signs} />
            </p>
          </li>
        ))}
      </ul>
      <AllOf kind="term" locale={locale} query={query} shown={found.length} total={total} />
    </Section>
  );
}

interface AllOfProps {
  kind: AnswerKind;
  locale: Locale;
  query: RulingQuery;
  shown: number;
  total: number;
}

/** Leads to all of one kind, where only some are shown. */
export async function AllOf({ kind, locale, query, shown, total }: AllOfProps) {
  const t = await getTranslations('rulings.results');
  if (shown >= total || query.kind === kind) return null;
  return (
    <p className="mt-2">
      <a
        className="link inline-flex min-h-11 items-center"
        href={`/${locale}/rulings${rulingQueryString({ ...query, kind, page: 1 })}`}
      >
        {t('allOf', { count: total })}
      </a>
    </p>
  );
}
