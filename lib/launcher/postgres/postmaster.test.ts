import { expect, it } from 'vitest';
import { isServerOf, parsePostmasterPid } from './postmaster';

it.each([
  ['4711\n/data\n1790000000\n54321\n\n127.0.0.1\n', { pid: 4711, port: 54321 }],
  ['4711\n/data\n', { pid: 4711, port: undefined }],
  ['4711', { pid: 4711, port: undefined }],
  ['', undefined],
  ['-1\n', undefined],
  ['no number\n', undefined],
])('reads process and port of %j', (text, postmaster) => {
  expect(parsePostmasterPid(text)).toEqual(postmaster);
});

it('does not take another process for a server', async () => {
  expect(await isServerOf(process.cwd(), process.pid)).toBe(false);
});
