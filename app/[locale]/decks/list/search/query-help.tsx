import { getTranslations } from 'next-intl/server';
import type { GameId } from '@/lib/catalogue/games';

const EXAMPLES = [
  ['card', 'card:KS-108', 'card:"Naruto Uzumaki"'],
  ['without', '-card:KS-108'],
  ['mission', 'mission:KS-M01'],
  ['keyword', 'keyword:"Team 7"'],
  ['faction', 'faction:sand', '-faction:akatsuki'],
  ['legal', 'legal:yes'],
  ['author', 'author:shikamaru'],
  ['tag', 'tag:budget'],
  ['size', 'size>=40', 'size:30'],
  ['likes', 'likes>=10'],
  ['updated', 'updated>2026-11-01'],
  ['words', 'rush', '"first hand"'],
  ['or', '(tag:budget or rush)'],
] as const;

/** What a game without missions of their own, factions and keywords cannot be asked for. */
const YOUNGER: readonly string[] = ['mission', 'keyword', 'faction', 'size'];

/** What one may write, by examples. */
export async function QueryHelp({ game }: { game: GameId }) {
  const t = await getTranslations('deckSearch.help');
  return (
    <>
      <p className="mb-2 max-w-prose text-soft">{t('lead')}</p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {EXAMPLES.filter(([field]) => game === 'mythos' || !YOUNGER.includes(field)).map(([field, ...examples]) => (
          <div key={field} className="contents">
            <dt className="flex flex-wrap gap-2 font-mono text-sm">
              {examples.map((example) => (
                <code key={example}>{game === 'ccg' ? older(example) : example}</code>
              ))}
            </dt>
            <dd className="text-soft max-sm:mb-2">{t(field)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The same with a card of the older game. */
function older(example: string): string {
  return example.replace('KS-108', 'EX-003').replace('Naruto Uzumaki', 'Furnace Captain');
}
