import { columnFinder } from './table';

/** The columns of a CSV file of decks, in the order they are written; the names are those of the header. */
export const COLUMNS = ['deck', 'format', 'part', 'count', 'code', 'printing', 'name'] as const;
/** Beside them where an own card lies in the deck: the card as JSON. */
export const OWN_COLUMN = 'own';
export type Column = (typeof COLUMNS)[number] | typeof OWN_COLUMN;

/** What others write at the head of a column, in our languages, folded. */
const OTHER_HEADS: Record<Column, readonly string[]> = {
  deck: ['deck name', 'talia', 'колода', 'nom du deck'],
  format: ['формат'],
  part: ['section', 'board', 'categorie', 'czesc', 'частина', 'partie'],
  count: ['quantity', 'qty', 'copies', 'amount', 'ilosc', 'liczba', 'кількість', 'quantite', 'nombre'],
  code: ['id', 'card', 'card id', 'card code', 'kod', 'karta', 'код', 'карта', 'carte'],
  printing: ['variant', 'druk', 'wydanie', 'видання', 'edition', 'impression'],
  own: ['own card', 'wlasna karta', 'власна карта', 'carte personnelle'],
  name: ['card name', 'title', 'nazwa', 'назва', 'nom'],
};

const find = columnFinder(OTHER_HEADS);

/** Which column stands where, or undefined when a line is no header: one needs a card's code, or its name and a count. */
export function columnsOf(head: readonly string[]): Map<Column, number> | undefined {
  const columns = find(head);
  const tells = columns.has('code') || (columns.has('name') && columns.has('count'));
  return tells && columns.size >= 2 ? columns : undefined;
}
