import { getTranslations } from 'next-intl/server';
import type { CardPool } from '@/lib/decks/cards/pool';
import type { Locale } from '@/lib/i18n/locales';
import { FACTIONS } from '@/lib/rules/mythos/cards/traits';
import { factionLabel, keywordLabel } from '@/lib/rules/mythos/text/traits';
import { Button, ButtonLink } from '@/lib/ui/button';
import { Check, SelectField, TextField } from '@/lib/ui/field';
import { isFiltered, type DeckListQuery } from './query';

interface DeckFiltersProps {
  locale: Locale;
  query: DeckListQuery;
  pool: CardPool;
  /** What is wrong with the card that was asked for. */
  cardError?: string;
}

/** A plain form: every list of decks has its address. */
export async function DeckFilters({ locale, query, pool, cardError }: DeckFiltersProps) {
  const t = await getTranslations('decks.list');
  const keywords = [...new Set(pool.cards.flatMap((card) => card.keywords))]
    .map((keyword) => ({ keyword, label: keywordLabel(keyword, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <form
      action={`/${locale}/decks`}
      role="search"
      aria-label={t('filters')}
      className="panel mb-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      <TextField
        id="card"
        name="card"
        label={t('card')}
        hint={t('cardHint')}
        defaultValue={query.card}
        error={cardError}
        maxLength={200}
      />
      <TextField
        id="author"
        name="author"
        label={t('author')}
        hint={t('authorHint')}
        defaultValue={query.author}
        maxLength={64}
        autoCapitalize="none"
        spellCheck={false}
      />
      <SelectField id="keyword" name="keyword" label={t('keyword')} defaultValue={query.keyword}>
        <option value="">{t('any')}</option>
        {keywords.map(({ keyword, label }) => (
          <option key={keyword} value={keyword}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField id="faction" name="faction" label={t('faction')} defaultValue={query.faction ?? ''}>
        <option value="">{t('any')}</option>
        {FACTIONS.map((faction) => (
          <option key={faction} value={faction}>
            {factionLabel(faction, locale)}
          </option>
        ))}
      </SelectField>
      <Check name="legal" value="1" defaultChecked={query.legal}>
        {t('legalOnly')}
      </Check>
      <div className="flex flex-wrap gap-2 sm:col-span-full">
        <Button type="submit">{t('apply')}</Button>
        {isFiltered(query) && (
          <ButtonLink href="/decks" variant="ghost">
            {t('reset')}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
