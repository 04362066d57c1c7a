import path from 'node:path';
import { createTranslator } from 'next-intl';
import { vi } from 'vitest';
import { makeToken } from '@/lib/accounts/tokens/own-tokens';
import type { Scope } from '@/lib/accounts/tokens/scopes';
import { testDatabase } from '@/lib/db/testing';
import type { PrismaClient } from '@/lib/db/generated/client';
import type { Locale } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { OPERATIONS } from '../document';

// The routes of the API themselves, asked as a program asks them, without a server.

// What Next.js has only while it serves a request. Cookies are not among it: a route that looked for them would fail.
vi.mock('@/lib/accounts/limits/client', () => ({ currentClient: async () => 'a client of the test' }));
vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: string }) =>
    createTranslator({ locale, namespace, timeZone: 'UTC', messages: await messagesFor(locale) }),
}));

export const API = 'https://kage.example/api/v1';

/** A fresh seeded database behind `db()` for this test file. */
export async function seededDatabase(): Promise<PrismaClient> {
  const prisma = await testDatabase({ seeded: true });
  Object.assign(globalThis, { kageDb: prisma });
  return prisma;
}

/** A token of somebody who has no password. */
export async function tokenOf({ id }: { id: string }, scopes: readonly Scope[]): Promise<string> {
  const user = { id, handle: 'x', email: 'x@example.test', emailVerified: true, roles: [] };
  const made = await makeToken(user, { name: 'Test', scopes, days: '30', current: '' }, 'a client of the test');
  if (made.kind !== 'made') throw new Error(JSON.stringify(made));
  return made.text;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Paths of the document with fewest parameters first: `/decks/check` before `/decks/{slug}`. */
const PATHS = [...new Set(OPERATIONS.map((operation) => operation.path))]
  .map((pattern) => ({
    pattern,
    test: new RegExp(`^/api/v1${pattern.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))
  .sort((a, b) => a.pattern.split('{').length - b.pattern.split('{').length);

/** Answers a request by the route of its address, as `fetch` does. */
export async function ask(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  for (const { pattern, test } of PATHS) {
    const found = test.exec(pathname);
    if (!found) continue;
    const file = `${pattern.replaceAll(/\{(\w+)\}/g, '[$1]')}/route.ts`;
    const route: unknown = await import(path.join(import.meta.dirname, '..', file));
    const values = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    return handlerOf(route, request.method)(request, { params: Promise.resolve(Object.fromEntries(values)) });
  }
  throw new Error(`No operation of the document is at ${pathname}`);
}

/** The same for an address beneath the API's own. */
export function askAt(address: string, init?: RequestInit): Promise<Response> {
  return ask(new Request(API + address, init));
}

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

function handlerOf(route: unknown, method: string): Handler {
  const handler = typeof route === 'object' && route !== null ? Reflect.get(route, method) : undefined;
  if (!isHandler(handler)) throw new Error(`The route has no ${method}`);
  return handler;
}

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function';
}
