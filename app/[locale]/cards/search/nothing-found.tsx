import { getFormatter, getTranslations } from 'next-intl/server';
import { type CardQuery, EVERY_CARD, hasFilters } from '@/lib/catalogue/card-query';
import type { CardSearch } from '@/lib/catalogue/cards';
import type { GameId } from '@/lib/catalogue/games';
import type { QueryIssue } from '@/lib/catalogue/read-card-query';
import type { Locale } from '@/lib/i18n/locales';
import { EmptyState, Notice } from '@/lib/ui/controls/notice';
import { type ChangedAddress, cardsAddress } from '../addresses';

interface NothingFoundProps {
  game: GameId;
  locale: Locale;
  query: CardQuery;
  found: Omit<CardSearch, 'cards'>;
  href: ChangedAddress;
}

/** Says why nothing is found and what to do about it. */
export async function NothingFound({ game, locale, query, found, href }: NothingFoundProps) {
  const [t, ask] = await Promise.all([getTranslations('cards'), getTranslations('query')]);
  const { alone, asked } = found;
  const unmatched = unmatchedWords(found);
  const filtered = hasFilters(asked.panel);
  const reason =
    unmatched.length > 0
      ? t('nothing.unmatched', { words: await quoted(unmatched) })
      : filtered
        ? t('nothing.filters')
        : t('nothing.text');
  return (
    <EmptyState
      title={t('found', { count: 0 })}
      action={
        <a
          className="button"
          href={
            filtered
              ? cardsAddress(locale, { ...EVERY_CARD, view: query.view, size: query.size }, game)
              : href({ q: '' })
          }
        >
          {t('search.clear')}
        </a>
      }
    >
      {/* Where nothing typed was understood, the box says it. */}
      {!asked.useless && (unmatched.length > 0 || alone.length === 0) && <p>{reason}</p>}
      {alone.map((part) => (
        <p key={part}>{ask.rich('alone', { part: () => <code>{part}</code> })}</p>
      ))}
      {query.q && <p>{t('nothing.hint')}</p>}
    </EmptyState>
  );
}

/** Words that nothing resembles; pieces that are no words are told of beside the box. */
export function unmatchedWords({ unmatched, mistakes }: Pick<CardSearch, 'unmatched' | 'mistakes'>): string[] {
  return unmatched.filter((piece) => !mistakes.some(({ whole }) => whole === piece));
}

/** Some words were found and others not. */
export async function PartlyFound({ unmatched }: { unmatched: readonly string[] }) {
  const t = await getTranslations('cards');
  return <Notice>{t('partly', { words: await quoted(unmatched) })}</Notice>;
}

/** Parts of the address that could not be followed, each with the reason. */
export async function QueryIssues({ issues }: { issues: readonly QueryIssue[] }) {
  const t = await getTranslations('cards');
  const name = (param: string) => {
    const range = /^(cost|power|points)(?:Min|Max)$/.exec(param)?.[1];
    if (range) return t(`filter.${range as 'cost'}`);
    if (t.has(`issues.${param as 'q'}`)) return t(`issues.${param as 'q'}`);
    return t.has(`filter.${param as 'set'}`) ? t(`filter.${param as 'set'}`) : param;
  };
  return (
    <Notice tone="warn" title={t('issues.title')}>
      <ul>
        {issues.map(({ param, value, reason }) => (
          <li key={`${param} ${value}`}>{t(`issues.${reason}`, { name: name(param), value })}</li>
        ))}
      </ul>
    </Notice>
  );
}

async function quoted(words: readonly string[]): Promise<string> {
  const [t, format] = await Promise.all([getTranslations('cards.filter'), getFormatter()]);
  return format.list(words.map((text) => t('text', { text })));
}
