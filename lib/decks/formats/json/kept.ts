import { z } from 'zod';
import { MAX_NAME, MAX_NOTE, VISIBILITIES } from '../../limits';
import { cleanLine, cleanText, shorten } from '../../plain-text';
import { readTags } from '../../social/tags';
import type { ImportedDeck } from '../../text/import';
import type { KeptWith } from '../file-format';

/** Named states of one deck that are read: as many as one may have. */
const MAX_VERSIONS = 200;

const anyText = z.string().catch('');
const moment = z.iso.datetime().transform((text) => new Date(text)).optional().catch(undefined); // prettier-ignore
const looseKept = z.object({
  visibility: z.enum(VISIBILITIES).catch('private'),
  tags: z.array(anyText).catch([]),
  archived: z.boolean().catch(false),
  createdAt: moment,
  versions: z.array(z.object({ name: anyText, note: anyText, createdAt: moment, deck: z.unknown() })).catch([]),
});

/** What a file of decks says of one besides its cards; what is not understood is as a new deck has it. */
export function readKept(value: unknown, readDeck: (value: unknown, place: string) => ImportedDeck): KeptWith {
  const loose = looseKept.safeParse(value).data;
  const tags = readTags((loose?.tags ?? []).slice(0, 100).join('\n'));
  return {
    visibility: loose?.visibility ?? 'private',
    tags: 'tags' in tags ? tags.tags : [],
    archived: loose?.archived ?? false,
    ...(loose?.createdAt ? { createdAt: loose.createdAt } : {}),
    versions: (loose?.versions ?? []).slice(0, MAX_VERSIONS).map(({ name, note, createdAt, deck }, index) => ({
      name: shorten(cleanLine(name.slice(0, 2000)), MAX_NAME) || `#${index + 1}`,
      note: shorten(cleanText(note.slice(0, 20_000)), MAX_NOTE),
      ...(createdAt ? { createdAt } : {}),
      deck: readDeck(deck, `versions[${index}].`),
    })),
  };
}
