import { inspect } from 'node:util';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Prisma, type PrismaClient } from '@/lib/db/generated/client';
import type * as logModule from '@/lib/log/log';
import { log } from '@/lib/log/log';
import { changePassword } from '../own/account';
import { hashPassword } from '../fields/password';
import { requestReset, resetPassword } from './recovery';
import { defer, enter, newClient, register, sessionOf, settled, useTestDatabase } from '../testing';

/** Everything a log or the console was given. */
const written = vi.hoisted((): string[] => []);
const SECRET = 'Tr0ub4dor-and-3';

vi.mock('@/lib/log/log', async (original) => {
  const [real, { default: pino }] = await Promise.all([original<typeof logModule>(), import('pino')]);
  const destination = { write: (line: string) => void written.push(line) };
  return { ...real, log: pino({ ...real.logOptions, level: 'trace' }, destination) };
});

let database: PrismaClient;

beforeAll(async () => {
  database = await useTestDatabase();
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void written.push(words.map(String).join(' ')));
  }
});
beforeEach(() => written.splice(0));

describe('no password reaches a log', () => {
  it('when sign-up, sign-in, change and reset fail', async () => {
    await register('dosu', { password: SECRET });
    await register('dosu', { password: SECRET });
    await register('dosu-2', { email: 'dosu@x.test', password: `${SECRET}!` });
    await register('bad name', { password: SECRET });
    await enter('dosu', `${SECRET}?`);
    await enter('nobody', SECRET);
    const { user } = await sessionOf(database, 'dosu');
    await changePassword(user, { current: `${SECRET}?`, password: SECRET }, newClient());
    await requestReset({ email: 'dosu@x.test' }, newClient(), 'en', defer);
    await settled();
    await resetPassword('invented', { password: SECRET }, newClient());
    expect(written.join('\n')).toContain('/account/confirm?token=');
    expect(written.join('\n')).not.toMatch(/Tr0ub4dor|argon2/);
  });

  it('when the database refuses a row or a call', async () => {
    const passwordHash = await hashPassword(SECRET);
    // Put together, as Prisma's messages show lines of this file.
    const data = { email: ['zaku', 'x.test'].join('@'), handle: 'zaku', passwordHash };
    await database.user.create({ data });
    const errors = await Promise.all([
      database.user.create({ data }).catch((error: unknown) => error),
      // A mistake in the call: Prisma's message then repeats all of its arguments.
      database.user.create({ data: { ...data, ...{ shoeSize: 43 } } }).catch((error: unknown) => error),
    ]);
    expect(errors[1]).toBeInstanceOf(Prisma.PrismaClientValidationError);
    for (const err of errors) log.error({ err });
    // What Next.js prints of an error that nobody caught.
    written.push(inspect(errors[0]));
    expect(written.join('\n')).toContain('P2002');
    expect(written.join('\n')).not.toMatch(/argon2|zaku@/);
  });

  it('when someone logs what they should not', async () => {
    log.info({ password: SECRET, user: { passwordHash: SECRET }, request: { headers: { cookie: SECRET } } }, 'oops');
    log.error({ err: new Error('wrong hash $argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', { cause: 'why' }) });
    expect(written.join('\n')).toContain('[hidden]');
    expect(written.join('\n')).not.toMatch(/Tr0ub4dor|argon2/);
  });
});
