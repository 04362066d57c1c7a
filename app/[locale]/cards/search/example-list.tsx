import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME, type GameId, gamePath } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';

interface ExampleListProps {
  game: GameId;
  locale: Locale;
  examples: readonly { id: string; q: string }[];
}

/** Queries to click, each with what it finds. */
export async function ExampleList({ game, locale, examples }: ExampleListProps) {
  const t = await getTranslations(game === DEFAULT_GAME ? 'query.help.finds' : 'query.help.findsCcg');
  return (
    <dl className="query-examples">
      {examples.map(({ id, q }) => (
        <div key={id}>
          <dt>
            <a className="link" href={`/${locale}${gamePath(game)}/cards?${new URLSearchParams({ q })}`} rel="nofollow">
              <code>{q}</code>
            </a>
          </dt>
          <dd>{t(id as 'words')}</dd>
        </div>
      ))}
    </dl>
  );
}
