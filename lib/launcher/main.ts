import { z } from 'zod';
import { ensureBuilt, ensureGenerated } from './build/build';
import { runToEnd } from './run';
import { say } from './say';
import { PROJECT, readSettings } from './settings';
import type { Shutdown } from './shutdown';

// The one door: every npm script that runs code of the project comes through here. What a command needs is loaded when
// it runs, after the database client that it may import has been generated; `cards` imports none and waits for nothing.

const COMMANDS = [
  'start',
  'dev',
  'build',
  'test',
  'e2e',
  'totals',
  'bench',
  'lighthouse',
  'visual',
  'migration',
  'db-url',
  'role',
  'search',
  'backup',
  'restore',
  'cards',
  'scenario',
  'simulate',
  'games',
  'synth',
] as const;
type Command = (typeof COMMANDS)[number];

const [, , name, ...args] = process.argv;
const command = z.enum(COMMANDS).safeParse(name);
if (command.success) {
  const runsUntilStopped = command.data === 'start' || command.data === 'dev';
  await runToEnd((shutdown) => perform(command.data, shutdown), runsUntilStopped ? 0 : 130);
} else {
  console.error(`Say what to do: ${COMMANDS.join(', ')}`);
  process.exitCode = 2;
}

/** Returns the exit code. */
async function perform(what: Command, shutdown: Shutdown): Promise<number> {
  if (what === 'cards') {
    const { cards } = await import('./cards/command');
    const { code, lines } = await cards(args, async () => {
      const [{ openDb }, { runningDatabase }, { readSettings }] = await Promise.all([
        import('@/lib/db/client'),
        import('./site/start'),
        import('./settings'),
      ]);
      return openDb(await runningDatabase(readSettings(process.env)));
    });
    (code === 0 ? console.log : console.error)(lines.join('\n'));
    return code;
  }
  // Runs without a database and without a build.
  if (what === 'scenario') return (await import('./scenario/command')).runScenarios(args);
  if (what === 'simulate') {
    const { simulate } = await import('./simulate/command');
    const { code, lines } = await simulate(args, shutdown);
    (code === 0 ? console.log : console.error)(lines.join('\n'));
    return code;
  }
  if (what === 'games') {
    const { games } = await import('./games/command');
    const { code, lines } = await games(args, shutdown);
    (code === 2 ? console.error : console.log)(lines.join('\n'));
    return code;
  }
  const settings = readSettings(process.env);
  await ensureGenerated(PROJECT, shutdown.abortSignal, say);
  switch (what) {
    case 'start':
    case 'dev': {
      const { start } = await import('./site/start');
      return start(settings, { mode: what === 'dev' ? 'development' : 'production' }, shutdown);
    }
    case 'build': {
      await ensureBuilt(PROJECT, shutdown, say);
      return 0;
    }
    case 'test': {
      const { test } = await import('./checks/test');
      return test(settings, args, shutdown);
    }
    case 'e2e': {
      const { e2e } = await import('./checks/e2e');
      return e2e(args, shutdown);
    }
    case 'totals': {
      const { sumTotals, totalsLine } = await import('./checks/totals');
      const totals = await sumTotals(args);
      console.log(totalsLine(totals));
      return totals.failed === 0 && totals.passed > 0 ? 0 : 1;
    }
    case 'bench': {
      const { runBenches } = await import('@/lib/bench/run');
      return runBenches(args[0] ?? '');
    }
    case 'lighthouse': {
      const { auditPages } = await import('@/lib/bench/looks/lighthouse');
      return auditPages(args);
    }
    case 'visual': {
      const { comparePages } = await import('@/lib/bench/looks/visual');
      return comparePages(args);
    }
    case 'migration': {
      const { writeMigration } = await import('./commands/migration');
      return writeMigration(settings, args[0], shutdown);
    }
    case 'role': {
      const { changeRole } = await import('./commands/role');
      return changeRole(settings, args);
    }
    case 'backup': {
      const { writeBackup } = await import('./commands/backup');
      return writeBackup(settings, args, shutdown);
    }
    case 'restore': {
      const { readBackupInto } = await import('./commands/backup');
      return readBackupInto(settings, args, shutdown);
    }
    case 'synth': {
      const { synth } = await import('./commands/synth');
      return synth(settings, args);
    }
    case 'search': {
      const { search } = await import('./commands/search');
      return search(settings, args);
    }
    case 'db-url': {
      const { runningDatabase } = await import('./site/start');
      console.log(await runningDatabase(settings));
      return 0;
    }
  }
}
