import type { Locale } from '@/lib/i18n/locales';
import type { DeckPart } from '../games/parts';
import { words } from '@/lib/catalogue/fold';

// The words around the cards of a deck in text form: written in the reader's language, read in all of them.

interface Labels {
  name: string;
  format: string;
  parts: Record<DeckPart, string>;
}

export const LABELS: Record<Locale, Labels> = {
  en: { name: 'Name', format: 'Format', parts: { main: 'Main', missions: 'Missions', maybe: 'Maybe' } },
  pl: { name: 'Nazwa', format: 'Format', parts: { main: 'Talia główna', missions: 'Misje', maybe: 'Może' } },
  uk: { name: 'Назва', format: 'Формат', parts: { main: 'Основна колода', missions: 'Місії', maybe: 'Можливо' } },
  fr: { name: 'Nom', format: 'Format', parts: { main: 'Deck principal', missions: 'Missions', maybe: 'Peut-être' } },
};

/** What people write above a part of a list. */
const OTHER_HEADINGS: Record<DeckPart, readonly string[]> = {
  main: [
    'main deck', 'main cards', 'deck', 'cards', 'mainboard', 'characters', 'character', 'attachments', 'attachment',
    'ninja', 'ninjas', 'jutsu', 'jutsus', 'client', 'clients', 'klienci', 'klient', 'ніндзя', 'дзюцу', 'клієнти',
    'talia', 'karty', 'główna', 'postacie', 'postaci', 'dołączenia',
    'колода', 'карти', 'основна', 'персонажі', 'долучення',
    'principal', 'cartes', 'personnages', 'attachements',
  ],
  missions: ['mission', 'mission deck', 'mission cards', 'misja', 'talia misji', 'місія', 'колода місій', 'deck de missions'],
  maybe: ['maybeboard', 'considering', 'sideboard', 'side', 'być może', 'rezerwa', 'запас', 'réserve'],
}; // prettier-ignore

const PART_OF = new Map<string, DeckPart>(
  (['main', 'missions', 'maybe'] as const).flatMap((part) =>
    [...Object.values(LABELS).map(({ parts }) => parts[part]), ...OTHER_HEADINGS[part]].map(
      (heading) => [words(heading).join(' '), part] as const,
    ),
  ),
);

/** No heading is longer; a pasted line can be, and no pattern below is to be tried on all of it. */
const LONGEST_HEADING = 60;

/** The part that a line is the heading of: "## Missions (3):" → missions. */
export function partOfHeading(line: string): DeckPart | undefined {
  if (line.length > LONGEST_HEADING) return undefined;
  // A number in a heading counts its cards: "Characters: 28", "Main (30 cards)".
  const heading = line.replace(/[([:–-]\s*\d[^()]*[)\]]?[\s:]*$/u, '');
  return PART_OF.get(words(heading).join(' '));
}

const FIELD_OF = new Map<string, 'name' | 'format'>(
  Object.values(LABELS).flatMap(({ name, format }) => [
    [words(name).join(' '), 'name' as const],
    [words(format).join(' '), 'format' as const],
  ]),
);

/** A line that says something of the whole deck: "Name: Leaf rush". */
export function fieldOf(line: string): { field: 'name' | 'format'; value: string } | undefined {
  const [, label = '', value = ''] = /^([^:]{1,20}):\s*(.*)$/su.exec(line) ?? [];
  const field = FIELD_OF.get(words(label).join(' '));
  return field && { field, value: value.trim() };
}
