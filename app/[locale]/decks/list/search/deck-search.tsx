import { getTranslations } from 'next-intl/server';
import type { GameId } from '@/lib/catalogue/games';
import { decksPath } from '@/lib/decks/games/paths';
import { MAX_QUERY } from '@/lib/decks/search/condition';
import type { SearchFields } from '@/lib/decks/search/fields';
import type { Locale } from '@/lib/i18n/locales';
import { Button, ButtonLink } from '@/lib/ui/controls/button';
import { TextField } from '@/lib/ui/controls/field';
import type { ListQuery } from '../query';
import { QueryHelp } from './query-help';
import { FieldForm } from './field-form';

interface DeckSearchProps {
  locale: Locale;
  game: GameId;
  query: ListQuery;
  /** The same query as the form shows it. */
  fields: SearchFields;
  keywords: readonly string[];
}

/** One search, two ways to write it: a line of text, or fields. Plain forms, so that every search has its address. */
export async function DeckSearch({ locale, game, query, fields, keywords }: DeckSearchProps) {
  const t = await getTranslations('deckSearch');
  const base = decksPath(game);
  return (
    <div className="panel mb-4" role="search" aria-label={t('label')}>
      <form action={`/${locale}${base}`} className="flex flex-wrap items-end gap-2">
        <TextField
          className="min-w-0 flex-[1_1_16rem]"
          id="q"
          name="q"
          type="search"
          label={t('query')}
          placeholder={game === 'ccg' ? 'card:EX-003 -tag:budget' : 'card:KS-108 -tag:budget'}
          defaultValue={query.q}
          maxLength={MAX_QUERY}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        {query.sort !== 'newest' && <input type="hidden" name="sort" value={query.sort} />}
        <Button type="submit" variant="primary">
          {t('search')}
        </Button>
        {query.q && (
          <ButtonLink href={base} variant="ghost">
            {t('clear')}
          </ButtonLink>
        )}
      </form>
      <div className="mt-1 flex flex-col gap-x-6 sm:flex-row sm:flex-wrap">
        <details className="min-w-0 open:basis-full">
          <summary className="min-h-11 py-2">{t('byFields')}</summary>
          <FieldForm locale={locale} game={game} sort={query.sort} fields={fields} keywords={keywords} />
        </details>
        <details className="min-w-0 open:basis-full">
          <summary className="min-h-11 py-2">{t('help.title')}</summary>
          <QueryHelp game={game} />
        </details>
      </div>
    </div>
  );
}
