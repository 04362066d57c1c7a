import { PrismaPg } from '@prisma/adapter-pg';
import { Client, Pool } from 'pg';
import { z } from 'zod';
import { PrismaClient } from '@/lib/db/generated/client';

// What the database does for a use case: its statements as they are sent, and how PostgreSQL means to answer them.

interface Statement {
  text: string;
  values: readonly unknown[];
}

/** A part of a plan and the parts it rests on, as `EXPLAIN (FORMAT JSON)` says it. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Cond'?: string | undefined;
  'Actual Rows'?: number | undefined;
  'Actual Loops'?: number | undefined;
  'Rows Removed by Filter'?: number | undefined;
  Plans?: PlanNode[] | undefined;
}
const planNode: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Cond': z.string().optional(),
    'Actual Rows': z.number().optional(),
    'Actual Loops': z.number().optional(),
    'Rows Removed by Filter': z.number().optional(),
    Plans: z.array(planNode).optional(),
  }),
);
const answerSchema = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode })]) })]);

export interface Watched {
  /** Its statements are noted. */
  db: PrismaClient;
  /** Plans of the reading statements that some work sends, each once. */
  plansOf(work: () => Promise<unknown>): Promise<{ text: string; plan: PlanNode }[]>;
  close(): Promise<void>;
}

/**
 * A client of a database that can say what becomes of its statements. `run`: they are run once more, and plans say how
 * many rows were read. Otherwise plans are those of a planner that reads tables from end to end only where no index
 * answers: among as few rows as a test has, it would do so because it is quick.
 */
export async function watch(connectionString: string, { run = false } = {}): Promise<Watched> {
  const sent: Statement[] = [];
  const pool = new Pool({ connectionString });
  pool.on('connect', (client) => {
    note(client, sent);
    // A statement that fails says so itself; this is a database that goes before a closed connection has.
    client.on('error', () => undefined);
  });
  const db = new PrismaClient({ adapter: new PrismaPg(pool) });
  const explainer = new Client({ connectionString });
  await explainer.connect();
  if (!run) await explainer.query('SET enable_seqscan = off');
  return {
    db,
    async plansOf(work) {
      sent.length = 0;
      await work();
      const once = new Map(sent.filter(({ text }) => /^\s*(SELECT|WITH)\b/i.test(text)).map((one) => [one.text, one]));
      const plans = [];
      for (const { text, values } of once.values()) {
        const { rows } = await explainer.query(`EXPLAIN (FORMAT JSON${run ? ', ANALYZE' : ''}) ${text}`, [...values]);
        plans.push({ text, plan: answerSchema.parse(rows)[0]['QUERY PLAN'][0].Plan });
      }
      return plans;
    },
    async close() {
      await db.$disconnect();
      await Promise.all([explainer.end(), pool.end()]);
    },
  };
}

/** The adapter asks by one object that holds text and values. */
const askedSchema = z.object({ text: z.string(), values: z.array(z.unknown()).default([]) });

/** Notes what goes through a connection, which goes on as it did. */
function note(client: { query: (...asked: never[]) => unknown }, sent: Statement[]): void {
  const query = client.query.bind(client);
  Object.assign(client, {
    query: (...asked: never[]) => {
      const statement = askedSchema.safeParse(asked[0]);
      if (statement.success) sent.push(statement.data);
      return query(...asked);
    },
  });
}

/** An index read for all of a game's rows is read from end to end as well: nearly all rows are of one game. */
const NO_CONDITION = /^\(?\(?game_id = [^ ]+\)?\)?$/;

/**
 * Tables that a plan reads from end to end, by themselves or by an index without a condition. Below a limit an index is
 * followed in its order, as far as a page goes.
 */
export function readWhole({ plan }: { plan: PlanNode }, limited = false): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Cond': condition } = plan;
  const byIndex = /^Index (Only )?Scan/.test(type) && (condition === undefined || NO_CONDITION.test(condition));
  const own = table && (type === 'Seq Scan' || (byIndex && !limited)) ? [table] : [];
  // What is sorted or hashed is read to its end, whatever limit stands above it.
  const ends = type === 'Limit' ? true : /^(Sort|Hash|Aggregate|HashAggregate)$/.test(type) ? false : limited;
  return [...own, ...(plan.Plans ?? []).flatMap((part) => readWhole({ plan: part }, ends))];
}

/** Rows that a plan read of tables when it was run, those left out by a condition among them. */
export function rowsRead({ plan }: { plan: PlanNode }): number {
  const rows = (plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0);
  const own = plan['Relation Name'] ? rows * (plan['Actual Loops'] ?? 1) : 0;
  return own + (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead({ plan: part }), 0);
}
