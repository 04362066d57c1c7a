import { getTranslations } from 'next-intl/server';
import { type GameId, gamePath } from '@/lib/catalogue/games';
import { exampleGroups, examplesOf } from '@/lib/catalogue/query/examples';
import type { Locale } from '@/lib/i18n/locales';
import { ExampleList } from './example-list';

/** Of each group, what says the most at a glance. */
const SHORT = [
  'kind',
  'entrance',
  'injuredOver',
  'symbol',
  'phrase',
  'cost',
  'between',
  'keyword',
  'does',
  'line',
  'not',
  'brackets',
  'sort',
];

/** Beside the box: what can be asked, by examples that can be followed, and the way to all of it. */
export async function QueryHelp({ game, locale }: { game: GameId; locale: Locale }) {
  const t = await getTranslations('query.help');
  const groups = exampleGroups(game).filter((group) => group !== 'texts');
  const examples = groups.flatMap((group) => examplesOf(group, locale, game)).filter(({ id }) => SHORT.includes(id));
  return (
    <details className="facet-group query-help">
      <summary>{t('open')}</summary>
      <ExampleList game={game} locale={locale} examples={examples} />
      <p>
        <a className="link" href={`/${locale}${gamePath(game)}/cards/help`}>
          {t('all')}
        </a>
      </p>
    </details>
  );
}
