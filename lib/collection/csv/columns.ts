import { words } from '@/lib/catalogue/fold';
import { columnFinder } from '@/lib/decks/formats/csv/table';
import type { List } from '../lists';

/** The columns of a collection's CSV file, in the order they are written; the names are those of the header. */
export const COLUMNS = ['list', 'printing', 'count', 'note', 'code', 'name', 'rarity'] as const;
export type Column = (typeof COLUMNS)[number];

/** What others write at the head of a column, in our languages. */
const find = columnFinder<Column>({
  list: ['lista', 'список', 'liste', 'binder', 'folder'],
  printing: ['variant', 'printing id', 'druk', 'wydanie', 'видання', 'edition', 'impression'],
  count: ['quantity', 'qty', 'copies', 'amount', 'owned', 'ilosc', 'liczba', 'кількість', 'quantite', 'nombre'],
  note: ['notes', 'comment', 'notatka', 'uwagi', 'примітка', 'нотатка', 'remarque'],
  code: ['id', 'card', 'card id', 'card code', 'number', 'kod', 'karta', 'код', 'карта', 'carte'],
  name: ['card name', 'title', 'nazwa', 'назва', 'nom'],
  rarity: ['rzadkosc', 'рідкість', 'rarete'],
});

/** Which column stands where, or undefined when a line is no header: one needs to tell a card, and something of it. */
export function columnsOf(head: readonly string[]): Map<Column, number> | undefined {
  const columns = find(head);
  const tells = (['printing', 'code', 'name'] as const).some((column) => columns.has(column));
  return tells && columns.size >= 2 ? columns : undefined;
}

const LIST_WORDS: Readonly<Record<List, readonly string[]>> = {
  owned: ['owned', 'own', 'have', 'collection', 'mam', 'posiadane', 'маю', 'possede'],
  wish: ['wish', 'wishlist', 'wish list', 'want', 'wanted', 'chce', 'lista zyczen', 'хочу', 'souhaits'],
  trade: ['trade', 'trade list', 'trades', 'wymiana', 'на обмін', 'обмін', 'echange', 'echanges'],
};
const LIST_OF = new Map(
  (Object.keys(LIST_WORDS) as List[]).flatMap((list) =>
    LIST_WORDS[list].map((word) => [words(word).join(' '), list] as const),
  ),
);

/** The list that a cell names, in one of our languages. */
export function listOf(cell: string): List | undefined {
  return LIST_OF.get(words(cell.slice(0, 40)).join(' '));
}
