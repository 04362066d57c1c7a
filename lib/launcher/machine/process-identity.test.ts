import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { identify, isRunning } from './process-identity';

it('knows a running process again, and no other', () => {
  const me = identify(process.pid);
  expect(me && isRunning(me)).toBe(true);
  expect(isRunning({ pid: process.pid, started: 'another time' })).toBe(false);
});

it('finds no process that has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 1e6)']);
  const identity = identify(child.pid ?? 0);
  expect(identity).toBeDefined();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(identity && isRunning(identity)).toBe(false);
});

it.each([0, -1, 1.5, Number.NaN])('finds no process %d', (pid) => expect(identify(pid)).toBeUndefined());

it.runIf(process.platform === 'linux')('takes a zombie for dead', async () => {
  // A shell that never waits for its child: the child stays a zombie as long as the shell sleeps.
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60']);
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(String(line));
  while (identify(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(() => process.kill(pid, 0)).not.toThrow();
  parent.kill('SIGKILL');
});
