import { createHash } from 'node:crypto';
import type { DeckContent } from '@/lib/decks/contract';
import { readTags } from '@/lib/decks/social/tags';
import { Dice } from './dice';
import { madeWord } from './names';

/** A card as decks are made of them. */
export interface MadeOf {
  code: string;
  isMission: boolean;
}

export interface MadeDeck {
  id: string;
  slug: string;
  /** Place of its author, and of those who like it, among the people. */
  author: number;
  likedBy: number[];
  content: DeckContent;
  legal: boolean;
  tags: string[];
  createdAt: string;
  updatedAt: string;
}

const DECKS_PER_PERSON = 8;
/** More than any deck has: most have none and some have dozens. */
const MOST_LIKES = 100;
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAYS = 700;
const DAY = 86_400_000;

/** How many people make so many decks: a few of them make very many. */
export function peopleFor(decks: number): number {
  return Math.max(3, Math.ceil(decks / DECKS_PER_PERSON));
}

/** A name of a made person; the address of its mail leads nowhere. */
export function madePerson(index: number): { id: string; handle: string; email: string } {
  const handle = `synth-${index + 1}`;
  return { id: uuid(`person ${index}`), handle, email: `${handle}@${MAIL_DOMAIN}` };
}

/** Reserved for what must not exist (RFC 2606): no real person has an address there. */
export const MAIL_DOMAIN = 'synth.invalid';

/**
 * So many decks, the same for the same seed and cards: most of 30 cards and 3 missions, some unfinished; cards, tags,
 * authors and likes are as uneven as they are in life.
 */
export function* madeDecks(count: number, seed: number, cards: readonly MadeOf[]): Generator<MadeDeck> {
  const dice = new Dice(seed + 1);
  const people = peopleFor(count);
  const played = cards.filter(({ isMission }) => !isMission).map(({ code }) => code);
  const missions = cards.filter(({ isMission }) => isMission).map(({ code }) => code);
  const some = (from: readonly string[], number: number, copies: number) => {
    const chosen = new Set<string>();
    // Favourites repeat: so many tries, and a deck may end up smaller.
    for (let tries = 0; chosen.size < number && tries < number * 4; tries += 1) chosen.add(dice.favourite(from, 2));
    return [...chosen].map((code) => ({ code, count: copies }));
  };
  for (let index = 0; index < count; index += 1) {
    const finished = dice.happens(0.8);
    const main = some(played, finished ? 15 : dice.whole(1, 14), 2);
    const ends = some(missions, finished ? 3 : dice.whole(0, 2), 1);
    const created = FIRST_DAY + dice.whole(0, DAYS * DAY);
    const likes = Math.min(people, dice.rank(MOST_LIKES, 20));
    const first = dice.whole(0, people - 1);
    yield {
      id: uuid(`deck ${seed} ${index}`),
      slug: hash(`slug ${seed} ${index}`).slice(0, 14),
      author: dice.rank(people, 1.5),
      likedBy: Array.from({ length: likes }, (_, next) => (first + next) % people),
      content: {
        name: [madeWord(dice), madeWord(dice), ...(dice.happens(0.3) ? [String(dice.whole(1, 99))] : [])].join(' '),
        description: dice.happens(0.2) ? `${madeWord(dice)}, ${madeWord(dice)}` : '',
        format: dice.happens(0.9) ? 'mythos/standard' : 'mythos/open',
        visibility: dice.happens(0.75) ? 'public' : dice.pick(['private', 'unlisted'] as const),
        main,
        missions: ends,
        maybe: [],
      },
      legal: main.length === 15 && ends.length === 3,
      tags: madeTags(dice),
      createdAt: new Date(created).toISOString(),
      updatedAt: new Date(created + dice.rank(60 * DAY, 3)).toISOString(),
    };
  }
}

const TAGS = ['aggro', 'Control', 'combo', 'Budżet', 'for beginners', 'tournament', 'jouer vite', 'для новачків'];
/** Tags that a few decks bear each. */
const RARE_TAGS = 400;

function madeTags(dice: Dice): string[] {
  if (dice.happens(0.4)) return [];
  const one = () => (dice.happens(0.6) ? dice.favourite(TAGS, 1.5) : `${madeWord(dice)} ${dice.rank(RARE_TAGS, 1.5)}`);
  const read = readTags(Array.from({ length: dice.whole(1, 4) }, one).join(','));
  return 'tags' in read ? read.tags : [];
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A version 8 UUID (of the maker's own choice) that depends on the text alone. */
function uuid(text: string): string {
  const hex = hash(text);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
