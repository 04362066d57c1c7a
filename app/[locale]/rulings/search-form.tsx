import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { keywordLabel } from '@/lib/rules/mythos/text/traits';
import { ANSWER_KINDS, type RulingQuery } from '@/lib/rulings/ruling-query';
import type { RulingSearch } from '@/lib/rulings/search-rulings';
import { Button } from '@/lib/ui/controls/button';
import { SelectField, TextField } from '@/lib/ui/controls/field';
import { LiveForm } from '@/lib/ui/search/live-form';
import { chapterTitles } from './chapter-title';

interface SearchFormProps {
  locale: Locale;
  query: RulingQuery;
  facets: RulingSearch['facets'];
}

/** The question and the filters: a plain GET form that answers while one types. */
export async function SearchForm({ locale, query, facets }: SearchFormProps) {
  const [t, statuses, title] = await Promise.all([
    getTranslations('rulings.search'),
    getTranslations('rulings.status'),
    chapterTitles(),
  ]);
  const option = (name: string, count: number) => t('option', { name, count });
  return (
    <LiveForm id="rulings-search" action={`/${locale}/rulings`} className="grid grid-cols-2 gap-x-3 gap-y-2">
      <div className="col-span-2 flex items-end gap-2">
        <TextField
          id="q"
          name="q"
          type="search"
          label={t('label')}
          placeholder={t('placeholder')}
          defaultValue={query.q}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          className="grow"
        />
        <Button type="submit" variant="primary">
          {t('submit')}
        </Button>
      </div>
      <SelectField id="chapter" name="chapter" label={t('chapter')} defaultValue={query.chapter ?? ''}>
        <option value="">{t('allChapters')}</option>
        {facets.chapters.map(({ chapter, count }) => (
          <option key={chapter} value={chapter}>
            {option(title(chapter), count)}
          </option>
        ))}
      </SelectField>
      <SelectField id="kind" name="kind" label={t('kind')} defaultValue={query.kind ?? ''}>
        <option value="">{t('kinds.all')}</option>
        {ANSWER_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
      <details className="col-span-2" open={Boolean(query.term ?? query.keyword ?? query.status)}>
        <summary className="inline-flex min-h-11 items-center font-semibold text-accent pointer-fine:min-h-8">
          {t('more')}
        </summary>
        <div className="grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-3">
          <SelectField id="term" name="term" label={t('term')} defaultValue={query.term ?? ''}>
            <option value="">{t('allTerms')}</option>
            {facets.terms.map(({ slug, name, count }) => (
              <option key={slug} value={slug}>
                {option(name, count)}
              </option>
            ))}
          </SelectField>
          <SelectField id="keyword" name="keyword" label={t('keyword')} defaultValue={query.keyword ?? ''}>
            <option value="">{t('any')}</option>
            {facets.keywords.map(({ keyword, count }) => (
              <option key={keyword} value={keyword}>
                {option(keywordLabel(keyword, locale), count)}
              </option>
            ))}
          </SelectField>
          <SelectField id="status" name="status" label={t('status')} defaultValue={query.status ?? ''}>
            <option value="">{t('any')}</option>
            {facets.statuses.map(({ status, count }) => (
              <option key={status} value={status}>
                {option(statuses(status), count)}
              </option>
            ))}
          </SelectField>
        </div>
      </details>
      {query.card && <input type="hidden" name="card" value={query.card} />}
    </LiveForm>
  );
}
