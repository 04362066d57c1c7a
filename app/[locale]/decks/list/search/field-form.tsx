import { getTranslations } from 'next-intl/server';
import type { GameId } from '@/lib/catalogue/games';
import { deckGame } from '@/lib/decks/games/games';
import { decksPath } from '@/lib/decks/games/paths';
import type { Sort } from '@/lib/decks/lists/cursor';
import type { SearchFields } from '@/lib/decks/search/fields';
import type { Locale } from '@/lib/i18n/locales';
import { FACTIONS } from '@/lib/rules/mythos/cards/traits';
import { factionLabel, keywordLabel } from '@/lib/rules/mythos/text/traits';
import { Button } from '@/lib/ui/controls/button';
import { SelectField, TextField } from '@/lib/ui/controls/field';

interface FieldFormProps {
  locale: Locale;
  game: GameId;
  sort: Sort;
  fields: SearchFields;
  keywords: readonly string[];
}

const PLAIN = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false, maxLength: 200 } as const;

/** The query as fields. The page that answers writes them as one query again, so nothing is lost on the way. */
export async function FieldForm({ locale, game, sort, fields, keywords }: FieldFormProps) {
  const t = await getTranslations('deckSearch');
  const base = decksPath(game);
  const apart = deckGame(game).parts.includes('missions');
  const sorted = keywords
    .map((keyword) => ({ keyword, label: keywordLabel(keyword, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const field = (name: keyof SearchFields) => ({ id: `by-${name}`, name, defaultValue: fields[name] });
  return (
    <form action={`/${locale}${base}`} className="grid items-end gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-4">
      <TextField {...field('card')} {...PLAIN} label={t('fields.card')} hint={t('fields.cardHint')} />
      <TextField {...field('without')} {...PLAIN} label={t('fields.without')} hint={t('fields.cardHint')} />
      {apart && <TextField {...field('mission')} {...PLAIN} label={t('fields.mission')} hint={t('fields.cardHint')} />}
      <TextField {...field('words')} {...PLAIN} label={t('fields.words')} hint={t('fields.wordsHint')} />
      {apart && (
        <>
          <SelectField {...field('keyword')} label={t('fields.keyword')}>
            <option value="">{t('fields.any')}</option>
            {sorted.map(({ keyword, label }) => (
              <option key={keyword} value={keyword}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField {...field('faction')} label={t('fields.faction')}>
            <option value="">{t('fields.any')}</option>
            {FACTIONS.map((faction) => (
              <option key={faction} value={faction}>
                {factionLabel(faction, locale)}
              </option>
            ))}
          </SelectField>
        </>
      )}
      <TextField {...field('author')} {...PLAIN} label={t('fields.author')} />
      <TextField {...field('tag')} {...PLAIN} label={t('fields.tag')} />
      <SelectField {...field('legal')} label={t('fields.legal')}>
        <option value="">{t('fields.any')}</option>
        <option value="yes">{t('fields.legalYes')}</option>
        <option value="no">{t('fields.legalNo')}</option>
      </SelectField>
      <TextField
        {...field('size')}
        label={t('fields.size', { game })}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={3}
      />
      <TextField {...field('since')} label={t('fields.since')} type="date" />
      {sort !== 'newest' && <input type="hidden" name="sort" value={sort} />}
      <Button type="submit">{t('search')}</Button>
    </form>
  );
}
