import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { Term } from '@/lib/rulings/glossary';
import { plainText } from '@/lib/rulings/markup';
import { rulingQueryString, type RulingQuery } from '@/lib/rulings/ruling-query';
import { rulePath } from '@/lib/rulings/rulebook/address';
import type { Paragraph } from '@/lib/rulings/rulebook/rulebook';
import { Section } from '@/lib/ui/page';
import { chapterTitles } from './chapter-title';

interface HitsProps<T> {
  locale: Locale;
  query: RulingQuery;
  found: readonly T[];
  total: number;
}

/** Characters of a paragraph that a list shows. */
const GLIMPSE = 240;

/** Paragraphs of the rulebook that a question finds. */
export async function RuleHits({ locale, query, found, total }: HitsProps<Paragraph>) {
  const [t, title] = await Promise.all([getTranslations('rulings.results'), chapterTitles()]);
  return (
    <Section title={t('rules')}>
      <ul className="divide-y divide-line border-y border-line">
        {found.map((paragraph) => (
          <li key={paragraph.number} className="py-3" lang={paragraph.locale === locale ? undefined : paragraph.locale}>
            <h3>
              <a href={`/${locale}${rulePath(paragraph.number)}`}>
                {paragraph.number} {paragraph.heading ?? title(paragraph.chapter)}
              </a>
            </h3>
            <p className="max-w-[62ch]">{shortened(plainText(paragraph.text))}</p>
          </li>
        ))}
      </ul>
      <AllOf kind="rule" locale={locale} query={query} shown={found.length} total={total} />
    </Section>
  );
}

/** Terms of the glossary that a question finds. */
export async function TermHits({ locale, query, found, total }: HitsProps<Term>) {
  const t = await getTranslations('rulings.results');
  return (
    <Section title={t('terms')}>
      <ul className="divide-y divide-line border-y border-line">
        {found.map((term) => (
          <li key={term.slug} className="py-3" lang={term.locale === locale ? undefined : term.locale}>
            <h3>
              <a href={`/${locale}/rulings/terms/${term.slug}`}>{term.name}</a>
            </h3>
            <p className="max-w-[62ch]">{shortened(plainText(term.definition))}</p>
          </li>
        ))}
      </ul>
      <AllOf kind="term" locale={locale} query={query} shown={found.length} total={total} />
    </Section>
  );
}

interface AllOfProps {
  kind: 'rule' | 'term';
  locale: Locale;
  query: RulingQuery;
  shown: number;
  total: number;
}

async function AllOf({ kind, locale, query, shown, total }: AllOfProps) {
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

/** The beginning of a text, up to the end of a word. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= GLIMPSE ? line : `${line.slice(0, GLIMPSE).replace(/\s\S*$/, '')} …`;
}
