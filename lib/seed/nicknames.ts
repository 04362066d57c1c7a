import { z } from 'zod';
import { MOST, titleSchema } from '@/lib/rules/mythos/cards/bounds';
import type { CardDefinition, SetFile } from '@/lib/rules/mythos/cards/schema';
import { DataFileError } from './data-file-error';
import type { DataFile } from './data-files';
import { parseDataFile } from './parse';

/**
 * Names that characters go by outside the cards: full names of the story, titles, other romanisations, and Ukrainian
 * spellings that the transliteration of lib/catalogue/fold.ts does not reach. By the English name of the character.
 */
const nicknameFileSchema = z.strictObject({
  game: z.literal('mythos'),
  names: z.record(titleSchema, z.array(titleSchema).min(1).max(MOST.aliases)),
});

/** Sets whose cards also go by the nicknames of the files: found by search, never shown as the name. */
export function withNicknames(sets: readonly SetFile[], files: readonly DataFile[]): SetFile[] {
  const nicknames = new Map<string, string[]>();
  const names = new Set(sets.flatMap(({ cards }) => cards.map(({ name }) => name.en)));
  for (const file of files) {
    for (const [name, others] of Object.entries(parseDataFile(file, nicknameFileSchema).names)) {
      if (!names.has(name)) throw new DataFileError([`${file.path}, field names.${name}: no card has this name`]);
      nicknames.set(name, [...(nicknames.get(name) ?? []), ...others]);
    }
  }
  return sets.map((set) => ({ ...set, cards: set.cards.map((card) => named(card, nicknames.get(card.name.en))) }));
}

function named(card: CardDefinition, nicknames: readonly string[] | undefined): CardDefinition {
  if (!nicknames) return card;
  const name = [...new Set([...(card.aliases?.name ?? []), ...nicknames])].slice(0, MOST.aliases);
  return { ...card, aliases: { ...card.aliases, name } };
}
