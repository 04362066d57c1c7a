import { attempt, giveBack } from '@/lib/accounts/limits/rate-limit';
import { currentClient } from '@/lib/accounts/limits/client';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { readLabCode } from '@/lib/rulings/lab/link';
import type { OpenedBoard } from '@/lib/rulings/lab/board';
import { openLab } from '@/lib/rulings/lab/session';

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** One value of a query; '' when it is missing. */
export function one(asked: SearchParams, name: string): string {
  const value = asked[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

export type LabProblem = 'broken' | 'otherFormat' | 'tooLarge' | 'tooLong' | 'busy';

export type Opened =
  | (Extract<OpenedBoard, { kind: 'open' }> & { json: object })
  | { kind: 'refused'; error: string }
  | { kind: 'problem'; problem: LabProblem };

const LINK_PROBLEMS = { broken: 'broken', 'other-format': 'otherFormat', 'too-large': 'tooLarge' } as const;

/** The JSON in a link; what is wrong with the link. */
export async function jsonOf(code: string): Promise<{ json: object } | { problem: LabProblem }> {
  const link = await readLabCode(code);
  if (link.kind !== 'json') return { problem: LINK_PROBLEMS[link.kind] };
  return typeof link.json === 'object' && link.json !== null ? { json: link.json } : { problem: 'broken' };
}

/** The board of a link, played as far as its steps go. */
export async function openBoard(code: string, locale: Locale): Promise<Opened> {
  const read = await jsonOf(code);
  if ('problem' in read) return { kind: 'problem', problem: read.problem };
  const session = await openLimited(read.json, locale);
  return session.kind === 'open' ? { ...session, json: read.json } : session;
}

type Limited = OpenedBoard | { kind: 'problem'; problem: 'tooLong' | 'busy' };

/** Counted against the client's limits, as scenarios of programs are: what runs too long more strictly. */
export async function openLimited(json: unknown, locale: Locale): Promise<Limited> {
  const client = await currentClient();
  for (const limit of ['scenario-client', 'scenario-too-long'] as const) {
    const verdict = await attempt([limit, client]);
    if (!verdict.ok) return { kind: 'problem', problem: 'busy' };
  }
  const session = await openLab(DEFAULT_GAME, json, locale);
  if (session.kind === 'too-long') return { kind: 'problem', problem: 'tooLong' };
  await giveBack('scenario-too-long', client);
  return session.kind === 'busy' ? { kind: 'problem', problem: 'busy' } : session;
}
