import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceHash } from './build';

let project: string;
beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'kage-build-'));
  await put('app/page.tsx', 'page');
  await put('lib/rules/check.ts', 'check');
});
afterEach(() => rm(project, { recursive: true }));

async function put(file: string, text: string) {
  await mkdir(path.dirname(path.join(project, file)), { recursive: true });
  await writeFile(path.join(project, file), text);
}

it.each([
  ['app/page.tsx', 'changed'],
  ['app/[locale]/new.tsx', 'new'],
  ['lib/i18n/messages/pl/common.json', '{}'],
  ['package-lock.json', '{}'],
  ['next.config.js', ''],
])('wants a new build after a change of %s', async (file, text) => {
  const before = await sourceHash(project);
  await put(file, text);
  expect(await sourceHash(project)).not.toBe(before);
});

it.each([
  ['app/page.tsx', 'page'],
  ['lib/rules/check.test.ts', 'a test'],
  ['lib/launcher/start.ts', 'the launcher'],
  ['lib/db/generated/client.ts', 'generated'],
  ['README.md', 'words'],
  ['prisma/data/sets/ks.json', '{}'],
])('is content with the build after writing %s', async (file, text) => {
  const before = await sourceHash(project);
  await put(file, text);
  expect(await sourceHash(project)).toBe(before);
});
