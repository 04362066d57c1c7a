import { z } from 'zod';
import { DECK_PARTS, type DeckPart } from '../games/parts';
import type { DeckContent, DeckContentLine } from '../contract';
import { VISIBILITIES } from '../limits';

// A deck as it was, from what it is and the records of its edits: they are gone back through, one by one.

const changesSchema = z.object({
  cards: z.array(z.object({ part: z.enum(DECK_PARTS), card: z.string(), delta: z.int() })),
  fields: z.object({
    name: z.string().optional(),
    description: z.string().optional(),
    format: z.string().optional(),
    visibility: z.enum(VISIBILITIES).optional(),
  }),
});
export type RecordedChanges = z.infer<typeof changesSchema>;

/** One save: what it changed, of fields the new value. */
export interface RecordedRevision {
  revision: number;
  at: Date;
  changes: RecordedChanges;
}

/** A column of changes as the database has it. Throws for what saveDeck does not write. */
export function readChanges(column: unknown): RecordedChanges {
  return changesSchema.parse(column);
}

export interface Past {
  /** The present deck and its revision. */
  content: DeckContent;
  revision: number;
  /** Revisions there are records of, without gaps up to the present one, the newest first. */
  records: readonly RecordedRevision[];
}

/**
 * The deck as it was at a revision; undefined where the records do not reach back so far. A field whose old value is no
 * longer on record is taken to be as it is now; of who could see the deck, the least is assumed: nobody. Preferred
 * printings are not recorded: those of today stand where the card is still there.
 */
export function contentAt({ content, revision, records }: Past, wanted: number): DeckContent | undefined {
  if (wanted === revision) return content;
  const later = records.filter((record) => record.revision > wanted);
  if (wanted < 1 || wanted > revision || later.length !== revision - wanted) return undefined;
  const past = { ...content, ...fieldsAt({ content, records }, wanted) };
  for (const part of DECK_PARTS) past[part] = partAt(content[part], later, part);
  return past;
}

/** Who could see the deck at a revision. */
export function visibilityAt(past: Pick<Past, 'content' | 'records'>, wanted: number): DeckContent['visibility'] {
  return fieldsAt(past, wanted).visibility;
}

function fieldsAt({ content, records }: Pick<Past, 'content' | 'records'>, wanted: number) {
  const before = records.filter(({ revision }) => revision <= wanted);
  const later = records.filter(({ revision }) => revision > wanted);
  const valueOf = <F extends keyof RecordedChanges['fields']>(field: F, otherwise: DeckContent[F]): DeckContent[F] => {
    const known = before.find(({ changes }) => changes.fields[field] !== undefined)?.changes.fields[field];
    if (known !== undefined) return known as DeckContent[F];
    return later.some(({ changes }) => changes.fields[field] !== undefined) ? otherwise : content[field];
  };
  return {
    name: valueOf('name', content.name),
    description: valueOf('description', content.description),
    format: valueOf('format', content.format),
    visibility: valueOf('visibility', 'private'),
  };
}

function partAt(
  now: readonly DeckContentLine[],
  later: readonly RecordedRevision[],
  part: DeckPart,
): DeckContentLine[] {
  const counts = new Map(now.map(({ code, count }) => [code, count]));
  for (const { changes } of later) {
    for (const change of changes.cards) {
      if (change.part === part) counts.set(change.card, (counts.get(change.card) ?? 0) - change.delta);
    }
  }
  const lines = new Map(now.map((line) => [line.code, line]));
  return [...counts].flatMap(([code, count]) => (count > 0 ? [{ ...lines.get(code), code, count }] : []));
}
