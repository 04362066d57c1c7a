import { LOCALES } from '@/lib/i18n/locales';
import { FACET_ORDER, facetLabel } from '@/lib/rules/mythos/text/facets';
import { KEYWORDS } from '@/lib/rules/mythos/text/traits';
import { fold } from '../fold';
import { meantValues, squash } from './values';

// Sentences on what cards do, among free words: "hides an enemy", "patrzy na tokeny".

/** What people also call a deed. */
const ALSO: readonly (readonly [string, string])[] = [
  ['plays from discard', 'play-discard'],
  ['draws a card', 'draw'],
  ['draws cards', 'draw'],
];

let phrases: readonly (readonly [phrase: readonly string[], deed: string])[] | undefined;

/** Deeds by what lists call them in each language, folded, the longest first. */
function deedPhrases() {
  return (phrases ??= [
    ...FACET_ORDER.does.flatMap((deed) => LOCALES.map((locale) => [facetLabel('does', deed, locale), deed] as const)),
    ...ALSO,
  ]
    .map(([phrase, deed]) => [fold(phrase), deed] as const)
    .sort((a, b) => b[0].length - a[0].length)
    .map(([phrase, deed]) => [phrase.split(' '), deed] as const));
}

/** How a sentence about what a card looks at begins. */
const LOOKS_AT = ['cares about', 'patrzy na', 'зважає на', 'regarde les', 'regarde'].map((text) =>
  fold(text).split(' '),
);

/** The facet that a sentence within a text of words names, and the text without it. Only whole phrases count, so that names stay names. */
export function deedIn(
  text: string,
): { field: 'does' | 'cares'; values: string[]; alike: string[]; rest: string } | undefined {
  const typed = text.split(/\s+/u);
  const words = typed.map(fold);
  for (const [phrase, deed] of deedPhrases()) {
    const at = indexOf(words, phrase);
    if (at < 0) continue;
    const rest = [...typed.slice(0, at), ...typed.slice(at + phrase.length)].join(' ');
    return { field: 'does', values: [deed], alike: [], rest };
  }
  for (const opening of LOOKS_AT) {
    const at = indexOf(words, opening);
    if (at < 0 || at + opening.length >= words.length) continue;
    const value = squash(words.slice(at + opening.length).join(' '));
    const values = meantValues('cares', value);
    const rest = typed.slice(0, at).join(' ');
    if (values.length > 0) return { field: 'cares', values, alike: [], rest };
    if (KEYWORDS.some((keyword) => squash(keyword) === value)) return { field: 'cares', values, alike: [value], rest };
  }
  return undefined;
}

function indexOf(words: readonly string[], phrase: readonly string[]): number {
  const [first] = phrase;
  for (let at = 0; at + phrase.length <= words.length; at++)
    if (words[at] === first && phrase.every((word, offset) => words[at + offset] === word)) return at;
  return -1;
}
