import { FACTIONS, type Faction } from '@/lib/rules/mythos/cards/traits';

export type SearchParams = Record<string, string | string[] | undefined>;

/** What the address of the list asks for, as typed. */
export interface DeckListQuery {
  card: string;
  keyword: string;
  faction?: Faction;
  author: string;
  legal: boolean;
  after: string;
}

export function readListQuery(params: SearchParams): DeckListQuery {
  const text = (name: string) => {
    const value = params[name];
    return (Array.isArray(value) ? (value[0] ?? '') : (value ?? '')).trim().slice(0, 200);
  };
  return {
    card: text('card'),
    keyword: text('keyword'),
    faction: FACTIONS.find((faction) => faction === text('faction')),
    author: text('author').replace(/^@/, ''),
    legal: text('legal') === '1',
    after: text('after'),
  };
}

export function isFiltered({ card, keyword, faction, author, legal }: DeckListQuery): boolean {
  return Boolean(card || keyword || faction || author || legal);
}

/** Address of a page of the list, its filters in one order and the empty ones left out. */
export function listAddress(path: string, query: Partial<DeckListQuery>): string {
  const { author, card, faction, keyword, legal, after } = query;
  const wanted = { author, card, faction, keyword, legal: legal ? '1' : '', after };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) if (value) params.set(name, value);
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}
