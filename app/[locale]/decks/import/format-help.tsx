import { getTranslations } from 'next-intl/server';
import type { GameId } from '@/lib/catalogue/games';
import { deckGame } from '@/lib/decks/games/games';

const KINDS = ['text', 'code', 'link', 'json', 'csv', 'tts'] as const;

/** In short what the form takes; docs/deck-formats.md says it in full. */
export async function FormatHelp({ game }: { game: GameId }) {
  const t = await getTranslations('travel.help');
  // No file of a virtual table holds cards that are drawn nowhere.
  const { faces } = deckGame(game);
  return (
    <section className="mt-10" aria-labelledby="help">
      <h2 id="help">{t('title')}</h2>
      <ul className="mt-2 list-disc pl-5">
        {KINDS.filter((kind) => kind !== 'tts' || faces).map((kind) => (
          <li key={kind} className="mt-1 wrap-anywhere">
            {t(kind, { game })}
          </li>
        ))}
      </ul>
    </section>
  );
}
