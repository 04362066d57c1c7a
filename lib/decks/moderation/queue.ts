import { z } from 'zod';
import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { canModerate, type Viewer } from '../permissions';
import { REPORT_REASONS, type ReportReason } from './report';
import { type Subject, subjectColumns, toSubject } from './subject';

/** Reports or entries on one page. */
export const MODERATION_PAGE = 30;

/** Something that was reported, with all that was said of it on this page. */
export interface ReportedThing {
  subject: Subject;
  reports: { id: string; reporter: string; reason: ReportReason; note: string; createdAt: Date }[];
}

export interface LogEntry {
  id: string;
  action: 'hide' | 'restore' | 'dismiss';
  kind: Subject['kind'];
  /** Undefined when it has been deleted since. */
  subject?: Subject;
  /** Handle; undefined when the account is gone. */
  moderator?: string;
  reason: string;
  createdAt: Date;
}

interface PageOrder {
  viewer: Viewer;
  /** Id of the last report or entry before the page. */
  after?: string;
  limit?: number;
}

/** Open reports, the oldest first, those about one thing together; undefined for whoever is no moderator. */
export async function openReports(
  { viewer, after, limit = MODERATION_PAGE }: PageOrder,
  prisma: PrismaClient = db(),
): Promise<{ things: ReportedThing[]; next?: string } | undefined> {
  if (!canModerate(viewer)) return undefined;
  const rows = await prisma.report.findMany({
    where: { closedAt: null, ...(isId(after) ? { id: { gt: after } } : {}) },
    orderBy: { id: 'asc' },
    take: limit + 1,
    include: { ...subjectColumns, reporter: { select: { handle: true } } },
  });
  const shown = rows.slice(0, limit);
  const things = new Map<string, ReportedThing>();
  for (const row of shown) {
    const subject = toSubject(row, viewer);
    if (!subject) continue;
    const thing = things.get(subject.id) ?? { subject, reports: [] };
    const { id, note, createdAt } = row;
    const reason = REPORT_REASONS.find((one) => one === row.reason) ?? 'other';
    thing.reports.push({ id, reporter: row.reporter.handle, reason, note, createdAt });
    things.set(subject.id, thing);
  }
  return { things: [...things.values()], ...(rows.length > limit ? { next: shown.at(-1)?.id } : {}) };
}

/** Who did what when, the newest first; undefined for whoever is no moderator. */
export async function moderationLog(
  { viewer, after, limit = MODERATION_PAGE }: PageOrder,
  prisma: PrismaClient = db(),
): Promise<{ entries: LogEntry[]; next?: string } | undefined> {
  if (!canModerate(viewer)) return undefined;
  const rows = await prisma.moderation.findMany({
    where: isId(after) ? { id: { lt: after } } : {},
    orderBy: { id: 'desc' },
    take: limit + 1,
    include: { ...subjectColumns, moderator: { select: { handle: true } } },
  });
  const shown = rows.slice(0, limit);
  return {
    entries: shown.map((row) => ({
      id: row.id,
      // The database's checks hold both to these words.
      action: row.action as LogEntry['action'],
      kind: row.subject as Subject['kind'],
      subject: toSubject(row, viewer),
      moderator: row.moderator?.handle,
      reason: row.reason,
      createdAt: row.createdAt,
    })),
    ...(rows.length > limit ? { next: shown.at(-1)?.id } : {}),
  };
}

function isId(text: string | undefined): text is string {
  return z.uuid().safeParse(text).success;
}
