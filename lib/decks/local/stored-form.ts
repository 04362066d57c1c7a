import { DECK_PARTS, type DeckPart } from '../games/parts';
import type { DeckDraft, DraftLine } from '../edit/draft';
import type { CardChange } from '../edit/edit';
import type { KeptDraft } from '../edit/ports';
import { MAX_COPIES, VISIBILITIES } from '../limits';

// Storage is an edge like any other: an older version of the site, an extension or a curious person may have written
// there. Read by hand rather than with zod, which would cost the editor a fifth of its budget.

/** The server takes no longer one: a draft is not to be refused for its credit. */
const MAX_ORIGIN = 40;

/** The draft, or undefined when the text is not one. */
export function readKeptDraft(text: string | null): KeptDraft | undefined {
  const stored = parseStored(text);
  if (!isRecord(stored) || typeof stored.id !== 'string' || !isCount(stored.base, 0)) return undefined;
  const draft = readDraft(stored.draft);
  if (!draft || typeof stored.at !== 'number') return undefined;
  const changes = Array.isArray(stored.changes) ? stored.changes.filter(isChange) : [];
  const origin = typeof stored.origin === 'string' ? { origin: stored.origin.slice(0, MAX_ORIGIN) } : {};
  return { id: stored.id, base: stored.base, draft, changes, at: stored.at, ...origin };
}

/** A deck draft from unknown data, or undefined. Lines that are none are an error, not a loss to pass over. */
export function readDraft(value: unknown): DeckDraft | undefined {
  if (!isRecord(value)) return undefined;
  const { name, description, format } = value;
  const visibility = VISIBILITIES.find((known) => known === value.visibility);
  if (typeof name !== 'string' || typeof description !== 'string' || typeof format !== 'string' || !visibility) {
    return undefined;
  }
  const parts: Partial<Record<DeckPart, readonly DraftLine[]>> = {};
  for (const part of DECK_PARTS) {
    const lines = value[part];
    if (!Array.isArray(lines) || !lines.every(isLine)) return undefined;
    parts[part] = lines;
  }
  const { main = [], missions = [], maybe = [] } = parts;
  return { name, description, format, visibility, main, missions, maybe };
}

/** Undefined where nothing is stored, or no JSON. */
export function parseStored(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isLine(value: unknown): value is DraftLine {
  return (
    isRecord(value) &&
    typeof value.code === 'string' &&
    isCount(value.count, 1) &&
    value.count <= MAX_COPIES &&
    (value.printing === undefined || typeof value.printing === 'string')
  );
}

function isChange(value: unknown): value is CardChange {
  return (
    isRecord(value) &&
    typeof value.card === 'string' &&
    Number.isInteger(value.delta) &&
    DECK_PARTS.some((part) => part === value.part) &&
    typeof value.at === 'number'
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown, least: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least;
}
