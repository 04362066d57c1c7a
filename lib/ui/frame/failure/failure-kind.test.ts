import { expect, it } from 'vitest';
import { failureKind } from './failure-kind';

const named = (name: string, message: string, digest?: string) =>
  Object.assign(new Error(message), { name, ...(digest && { digest }) });

it.each([
  ['a script of an old version', named('ChunkLoadError', 'Failed to load chunk /_next/static/chunks/a.js'), true, 'stale'],
  ['a module that is gone', named('TypeError', 'Failed to fetch dynamically imported module: /a.js'), true, 'stale'],
  ['the same without a network', named('ChunkLoadError', 'Failed to load chunk /a.js'), false, 'offline'],
  ['a question that did not reach the site', named('TypeError', 'Failed to fetch'), false, 'offline'],
  ['what failed on the server', named('Error', 'Loading chunk', '123'), true, 'failed'],
  ['a mistake of ours', named('TypeError', 'x is undefined'), true, 'failed'],
])('knows %s', (_, error, onLine, kind) => expect(failureKind(error, onLine)).toBe(kind)); // prettier-ignore
