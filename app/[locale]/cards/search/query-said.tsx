import { getTranslations } from 'next-intl/server';
import type { GameId } from '@/lib/catalogue/games';
import type { Asked } from '@/lib/catalogue/query/asked';
import { sayQuery } from '@/lib/catalogue/query/spoken/say';
import type { Locale } from '@/lib/i18n/locales';
import { isEverything } from '@/lib/query/ast';
import type { ValueNames } from './labels';

interface QuerySaidProps {
  game: GameId;
  locale: Locale;
  asked: Asked;
  names: ValueNames;
}

/** What was asked, in words: shown where it is more than the words that stand in the box. */
export async function QuerySaid({ game, locale, asked, names }: QuerySaidProps) {
  const { tree, settings } = asked;
  const plain = isEverything(tree) || (tree.kind === 'leaf' && tree.condition.on === 'words');
  if (plain && settings.length === 0) return null;
  const t = await getTranslations('query');
  const said = { set: (code: string) => names.sets.get(code)?.text ?? code, character: names.nameOf };
  const text = sayQuery(tree, settings, locale, said, game);
  return <p className="query-said">{t('said', { text })}</p>;
}
