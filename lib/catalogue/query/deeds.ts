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

interface DeedPhrase {
  words: readonly string[];
  deed: string;
}

let phrases: ReadonlyMap<string, readonly DeedPhrase[]> | undefined;

/** Deeds by what lists call them in each language, folded, by their first word and the longest first. */
function deedPhrases() {
  if (phrases) return phrases;
  const labels = FACET_ORDER.does.flatMap((deed) =>
    LOCALES.map((locale) => [facetLabel('does', deed, locale), deed] as const),
  );
  const byFirst = new Map<string, DeedPhrase[]>();
  for (const [label, deed] of [...labels, ...ALSO].sort((a, b) => b[0].length - a[0].length)) {
    const words = fold(label).split(' ');
    const [first = ''] = words;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, deed }]);
  }
  return (phrases = byFirst);
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
  for (const [at, word] of words.entries()) {
    const found = deedPhrases()
      .get(word)
      ?.find((phrase) => phrase.words.every((one, offset) => words[at + offset] === one));
    if (!found) continue;
    const rest = [...typed.slice(0, at), ...typed.slice(at + found.words.length)].join(' ');
    return { field: 'does', values: [found.deed], alike: [], rest };
  }
  for (const opening of LOOKS_AT) {
    const at = indexOf(words, opening);
    if (at < 0 || at + opening.length >= words.length) continue;
    const value = squash(words.slice(at + opening.length).join(' '));
    const values = meantValues('cares', value);
    const rest = typed.slice(0, at).join(' ');
    if (values.length > 0) return { field: 'cares', values: [...values], alike: [], rest };
    if (KEYWORDS.some((keyword) => squash(keyword) === value))
      return { field: 'cares', values: [], alike: [value], rest };
  }
  return undefined;
}

function indexOf(words: readonly string[], phrase: readonly string[]): number {
  const [first] = phrase;
  for (let at = 0; at + phrase.length <= words.length; at++)
    if (words[at] === first && phrase.every((word, offset) => words[at + offset] === word)) return at;
  return -1;
}
