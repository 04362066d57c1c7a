import { attempt } from '@/lib/accounts/limits/rate-limit';
import { currentClient } from '@/lib/accounts/limits/client';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { readLabCode } from '@/lib/rulings/lab/link';
import { type LabSession, openLab } from '@/lib/rulings/lab/session';

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** One value of a query; '' when it is missing. */
export function one(asked: SearchParams, name: string): string {
  const value = asked[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

export type LabProblem = 'broken' | 'otherFormat' | 'tooLarge' | 'tooLong' | 'busy';

export type Opened =
  | (Extract<LabSession, { kind: 'open' }> & { json: object })
  | { kind: 'refused'; error: string }
  | { kind: 'problem'; problem: LabProblem };

const LINK_PROBLEMS = { broken: 'broken', 'other-format': 'otherFormat', 'too-large': 'tooLarge' } as const;

/** The JSON in a link; what is wrong with the link. */
export async function jsonOf(code: string): Promise<{ json: object } | { problem: LabProblem }> {
  const link = await readLabCode(code);
  if (link.kind !== 'json') return { problem: LINK_PROBLEMS[link.kind] };
  return typeof link.json === 'object' && link.json !== null ? { json: link.json } : { problem: 'broken' };
}

/** The board of a link, played as far as its steps go. Counted against the client's limit: it makes the engine work. */
export async function openBoard(code: string, locale: Locale): Promise<Opened> {
  const read = await jsonOf(code);
  if ('problem' in read) return { kind: 'problem', problem: read.problem };
  const verdict = await attempt(['scenario-client', await currentClient()]);
  if (!verdict.ok) return { kind: 'problem', problem: 'busy' };
  const session = await openLab(DEFAULT_GAME, read.json, locale);
  if (session.kind === 'too-long') return { kind: 'problem', problem: 'tooLong' };
  return session.kind === 'open' ? { ...session, json: read.json } : session;
}
