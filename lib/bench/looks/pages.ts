import { request } from '@playwright/test';
import { createDeck, legalCards } from '../../../e2e/support/decks';
import { newPerson, openAccount } from '../../../e2e/support/people';
import { firstOf } from '../sample-cards';

export interface LookedAt {
  name: string;
  /** Path and query, with the language. */
  path: string;
  /** False where search engines are not to look. */
  found?: false;
}

/** The pages people come to most. `deck`: slug of a public deck. */
export const mainPages = (deck: string): readonly LookedAt[] => [
  { name: 'home', path: '/en' },
  { name: 'catalogue', path: '/en/cards' },
  { name: 'card', path: `/en/cards/${firstOf('character')}` },
  { name: 'deck', path: `/en/decks/${deck}` },
  { name: 'editor', path: '/en/decks/new', found: false },
  { name: 'ruling', path: '/en/rulings/tied-mission' },
];

/** A deck as its code, stored nowhere: the same on every site. */
const DECK_CODE = 'KAGE14G0G8K35C5K0J0JBAC7GM2GA1850M2GA1850M2GA1850E12BACPMT0R9144ZT0FRG4';

/** Pages that show the same on any two sites that nobody uses. `ready`: what shows that all of it is there. */
export const VISUAL_PAGES: readonly { name: string; path: string; ready?: string }[] = [
  { name: 'home', path: '/en' },
  { name: 'catalogue', path: '/en/cards' },
  { name: 'table', path: '/uk/cards?q=naruto&view=table' },
  { name: 'card', path: `/en/cards/${firstOf('character')}` },
  { name: 'mission', path: `/fr/cards/${firstOf('mission')}` },
  { name: 'deck', path: `/en/decks/${DECK_CODE}` },
  { name: 'editor', path: '/en/decks/new', ready: '.editor-search [data-row]' },
  { name: 'chapter', path: '/pl/rules/2' },
  { name: 'quick', path: '/en/rules/quick' },
  { name: 'ruling', path: '/en/rulings/tied-mission' },
  { name: 'lab', path: '/uk/lab' },
  { name: 'sign-up', path: '/fr/account/sign-up' },
];

/** Puts a legal deck on a site that nobody uses. Returns its slug. */
export async function publishDeck(url: string): Promise<string> {
  const visitor = await request.newContext({ baseURL: url });
  try {
    await openAccount(visitor, newPerson());
    const cards = await legalCards(visitor);
    const { slug } = await createDeck(visitor, {
      name: 'Thirty cards to look at',
      description: 'A deck with a note, as people write them.',
      visibility: 'public',
      ...cards,
    });
    return slug;
  } finally {
    await visitor.dispose();
  }
}

/** Slug of the newest public deck of a site; undefined when it has none. */
export async function newestDeck(url: string): Promise<string | undefined> {
  const response = await fetch(new URL('/api/v1/decks', url));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  const { data } = (await response.json()) as { data: { slug: string }[] };
  return data[0]?.slug;
}
