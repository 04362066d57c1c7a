import type { Locale } from '@/lib/i18n/locales';
import type { DeckPart } from '../games/parts';
import { cardTitle, type TitledCards } from '../cards/title';
import type { DeckContent, DeckContentLine } from '../contract';
import { LABELS } from './headings';

/** Missions first, as a player lays them out; then the deck; notes to oneself last. */
const ORDER: readonly DeckPart[] = ['missions', 'main', 'maybe'];

/**
 * A deck as text for people, which {@link importText} reads back as the same deck, chosen printings and all: one card
 * a line, `2 Naruto Uzumaki - Rasengan (KS-133)`, with the printing in place of the code where one is chosen.
 */
export function exportText(
  deck: Pick<DeckContent, 'name' | 'format' | DeckPart>,
  pool: TitledCards,
  locale: Locale,
): string {
  const labels = LABELS[locale];
  const head = [`${labels.name}: ${deck.name}`, `${labels.format}: ${deck.format}`];
  const parts = ORDER.filter((part) => deck[part].length > 0).map((part) => [
    '',
    labels.parts[part],
    ...deck[part].map((line) => exportLine(line, pool, locale)),
  ]);
  return [...head, ...parts.flat(), ''].join('\n');
}

function exportLine({ code, count, printing }: DeckContentLine, pool: TitledCards, locale: Locale): string {
  const card = pool.get(code);
  const title = card ? `${cardTitle(card.definition, locale)} ` : '';
  return `${count} ${title}(${printing ?? code})`;
}
