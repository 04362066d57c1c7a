import { getLocale, getTranslations } from 'next-intl/server';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { CHAPTERS } from '@/lib/rulings/chapters';
import { languagesOf, MAX_NOTE, type ProposalContent } from '@/lib/rulings/desk/content';
import { SOURCE_DOCUMENTS } from '@/lib/rulings/files';
import { chapterTitles } from '../chapter-title';
import type { ProposalFieldGroup } from './proposal-form';

/** What stands in the fields of a proposal. */
export function fieldValues(content: ProposalContent): Record<string, string> {
  const texts = languagesOf(content).flatMap((locale) =>
    (['question', 'answer', 'other'] as const).map((part) => [
      `${locale}.${part}`,
      content.texts[locale]?.[part] ?? '',
    ]),
  );
  return {
    ...Object.fromEntries(texts),
    slug: content.slug ?? '',
    status: content.status,
    document: content.document,
    chapter: String(content.chapter),
    date: content.date ?? '',
    supersedes: content.supersedes ?? '',
    rules: content.rules.join(', '),
    cards: content.cards.join(', '),
    terms: content.terms.join(', '),
    keywords: content.keywords.join(', '),
    scenario: content.scenario,
  };
}

/** The name of a language in the reader's. */
export function languageNames(locale: Locale): (language: Locale) => string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (language) => names.of(language) ?? language;
}

/** For those who suggest: a question, what they think, the cards. */
export async function suggestFields(): Promise<ProposalFieldGroup[]> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('desk.fields')]);
  return [
    {
      fields: [
        { name: `${locale}.question`, label: t('question'), maxLength: 300 },
        { name: `${locale}.answer`, label: t('answerOptional'), rows: 6, maxLength: 4000 },
        { name: 'cards', label: t('cards'), hint: t('cardsHint') },
      ],
    },
  ];
}

/** Everything, for judges: the reader's language first, the others folded until they are written. */
export async function judgeFields(written: readonly Locale[]): Promise<ProposalFieldGroup[]> {
  const [locale, t, whole, rulings, title] = await Promise.all([
    getLocale(),
    getTranslations('desk.fields'),
    getTranslations('desk'),
    getTranslations('rulings'),
    chapterTitles(),
  ]);
  const nameOf = languageNames(locale);
  const languages = [locale, ...LOCALES.filter((language) => language !== locale)];
  const texts = languages.map((language): ProposalFieldGroup => ({
    title: whole('language', { language: nameOf(language) }),
    open: language === locale || written.includes(language),
    lang: language,
    fields: [
      { name: `${language}.question`, label: t('question'), maxLength: 300 },
      { name: `${language}.answer`, label: t('answer'), hint: t('answerHint'), rows: 7, maxLength: 4000 },
      { name: `${language}.other`, label: t('other'), hint: t('otherHint'), rows: 3, maxLength: 1000 },
    ],
  }));
  const statuses = (['reading', 'derived', 'official'] as const).map((value) => ({
    value,
    label: rulings(`status.${value}`),
  }));
  const documents = SOURCE_DOCUMENTS.map((value) => ({
    value,
    label: value === 'reading' ? rulings('status.reading') : rulings(`source.${value}`),
  }));
  const chapters = CHAPTERS.map((_, index) => ({
    value: String(index + 1),
    label: `${index + 1}. ${title(index + 1)}`,
  }));
  return [
    ...texts,
    {
      fields: [
        { name: 'slug', label: t('slug'), hint: t('slugHint'), maxLength: 80 },
        { name: 'status', label: t('status'), options: statuses },
        { name: 'document', label: t('document'), options: documents },
        { name: 'chapter', label: t('chapter'), options: chapters },
        { name: 'date', label: t('date'), type: 'date' },
        { name: 'rules', label: t('rules'), hint: t('rulesHint') },
        { name: 'cards', label: t('cards'), hint: t('cardsHint') },
        { name: 'terms', label: t('terms'), hint: t('termsHint') },
        { name: 'keywords', label: t('keywords'), hint: t('keywordsHint') },
        { name: 'supersedes', label: t('supersedes'), hint: t('supersedesHint'), maxLength: 80 },
        { name: 'scenario', label: t('scenario'), hint: t('scenarioHint'), rows: 8 },
        { name: 'note', label: t('note'), hint: t('noteHint'), maxLength: MAX_NOTE },
      ],
    },
  ];
}
