import type { CcgSetFile } from '@/lib/rules/ccg/cards/schema';
import { defaultSource, type Source } from '../source';
import { type LoggedChange, previewSet, setChanges, type SetPreview, siteSets, type SiteSet, takeIn, withdrawSet } from './sets'; // prettier-ignore
import { readCcgSetFile, type SetFault } from './set-file';

// A curator's way with a set file: brought, looked at, taken in. For everybody else none of it is there.

/** Who asks; null: a visitor. */
export type Viewer = { id: string; roles: readonly string[] } | null;
type Reader = Pick<Source, 'db'>;

function curates(viewer: Viewer): viewer is NonNullable<Viewer> {
  return viewer?.roles.includes('curator') ?? false;
}

/** What lies in a row between upload and confirmation: a set, or what is wrong with it. */
type Content = { set: CcgSetFile } | { faults: SetFault[] };

/** Uploads are looked at at once or not at all. */
const KEPT_HOURS = 24;

/** Reads a file and keeps what came of it; undefined for who is no curator. Returns the id to look at it by. */
export async function upload(
  viewer: Viewer,
  file: { name: string; bytes: Uint8Array },
  { db }: Reader = defaultSource(),
): Promise<string | undefined> {
  if (!curates(viewer)) return undefined;
  const old = new Date(Date.now() - KEPT_HOURS * 3_600_000);
  await db.setUpload.deleteMany({ where: { userId: viewer.id, createdAt: { lt: old } } });
  const read = readCcgSetFile(file.bytes);
  const content = read.ok ? { set: read.set } : { faults: read.faults.map((fault) => ({ ...fault })) };
  const { id } = await db.setUpload.create({
    data: {
      userId: viewer.id,
      gameId: 'ccg',
      fileName: file.name.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 120),
      content,
      contentHash: read.ok ? read.hash : '',
    },
    select: { id: true },
  });
  return id;
}

export type Upload = { id: string; fileName: string } & (
  { faults: SetFault[] } | { set: CcgSetFile; preview: SetPreview }
);

/** An upload of one's own with what it would change now; undefined when there is none, or for who is no curator. */
export async function getUpload(
  viewer: Viewer,
  id: string,
  { db }: Reader = defaultSource(),
): Promise<Upload | undefined> {
  const found = await ownUpload(viewer, id, { db });
  if (!found) return undefined;
  const { fileName } = found.row;
  if ('faults' in found.content) return { id, fileName, faults: found.content.faults };
  return { id, fileName, set: found.content.set, preview: await previewSet(db, found.content.set) };
}

/** Takes an upload of one's own in; undefined when there is none, it is faulty, or for who is no curator. */
export async function confirmUpload(
  viewer: Viewer,
  id: string,
  { db }: Reader = defaultSource(),
): Promise<SetPreview | undefined> {
  const found = await ownUpload(viewer, id, { db });
  if (!found || 'faults' in found.content) return undefined;
  const done = await takeIn(db, { id: found.row.userId }, found.content.set, found.row.contentHash);
  if (!done.refused) await db.setUpload.deleteMany({ where: { id } });
  return done;
}

async function ownUpload(viewer: Viewer, id: string, { db }: Reader) {
  if (!curates(viewer) || !/^[0-9a-f-]{36}$/.test(id)) return undefined;
  const row = await db.setUpload.findFirst({ where: { id, userId: viewer.id } });
  // Rows hold what `upload` wrote.
  return row ? { row, content: row.content as unknown as Content } : undefined;
}

export interface Desk {
  sets: SiteSet[];
  changes: LoggedChange[];
}

/** Sets that people brought, and who did what last; undefined for who is no curator. */
export async function curatorsDesk(viewer: Viewer, { db }: Reader = defaultSource()): Promise<Desk | undefined> {
  if (!curates(viewer)) return undefined;
  const [sets, changes] = await Promise.all([siteSets(db), setChanges(db, 50)]);
  return { sets, changes };
}

/** Takes a set out; undefined when there is none that people brought, or for who is no curator. */
export async function withdraw(
  viewer: Viewer,
  code: string,
  { db }: Reader = defaultSource(),
): Promise<{ withdrawn: number } | undefined> {
  return curates(viewer) ? withdrawSet(db, { id: viewer.id }, code) : undefined;
}
