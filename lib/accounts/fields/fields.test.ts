import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './field-errors';
import { emailSchema, handleSchema, newPasswordSchema, repeatsOwnName, suggestHandle } from './fields';

/** The value a schema gives, or the key of what is wrong. */
function outcome(schema: typeof handleSchema | typeof emailSchema | typeof newPasswordSchema, input: unknown): string {
  const parsed = schema.safeParse(input);
  return parsed.success ? parsed.data : (parsed.error.issues[0]?.message ?? '');
}

describe('handle (P047)', () => {
  it.each([
    ['kiba', 'kiba'],
    ['Kiba_Inuzuka-7', 'kiba_inuzuka-7'],
    ['  kiba ', 'kiba'],
    ['abc', 'abc'],
    ['a'.repeat(24), 'a'.repeat(24)],
    ['ab', 'handle-invalid'],
    ['a'.repeat(25), 'handle-invalid'],
    ['kiba inuzuka', 'handle-invalid'],
    ['kiba@inuzuka', 'handle-invalid'],
    ['kiba.inuzuka', 'handle-invalid'],
    ['kibá', 'handle-invalid'],
    ['кіба', 'handle-invalid'],
    ['-kiba', 'handle-invalid'],
    ['_kiba', 'handle-invalid'],
    ['kiba\u200b', 'handle-invalid'],
    ['ｋｉｂａ', 'handle-invalid'],
    ['kiba/../x', 'handle-invalid'],
    ['', 'handle-invalid'],
    ['admin', 'handle-reserved'],
    ['Kage-Codex', 'handle-reserved'],
  ])('%j → %s', (typed, expected) => expect(outcome(handleSchema, typed)).toBe(expected));

  it('is its own path: no profile is dead', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (typed) => {
        const parsed = handleSchema.safeParse(typed);
        if (parsed.success) expect(new URL(`/u/${parsed.data}`, 'http://x').pathname).toBe(`/u/${parsed.data}`);
      }),
    );
  });
});

describe('email', () => {
  it.each([
    [' Kiba@Example.ORG ', 'kiba@example.org'],
    ['kiba+deck@example.org', 'kiba+deck@example.org'],
    ['kiba', 'email-invalid'],
    ['kiba@', 'email-invalid'],
    ['kiba@example', 'email-invalid'],
    ['a@b.test\nbcc: c@d.test', 'email-invalid'],
    ['kiba@example.org, x@y.test', 'email-invalid'],
    [`${'a'.repeat(250)}@x.test`, 'email-invalid'],
  ])('%j → %s', (typed, expected) => expect(outcome(emailSchema, typed)).toBe(expected));
});

describe('new password', () => {
  it.each([
    ['orange table river', 'orange table river'],
    ['пароль з кількох слів', 'пароль з кількох слів'],
    ['😀'.repeat(10), 'password-common'],
    ['😀😃😄😁😆😅😂🤣🥲🥹', '😀😃😄😁😆😅😂🤣🥲🥹'],
    ['nine char', 'password-short'],
    ['x1'.repeat(100), 'x1'.repeat(100)],
    ['x1'.repeat(101), 'password-long'],
    ['x1'.repeat(1_000_000), 'password-long'],
    ['Password123', 'password-common'],
    ['aaaaaaaaaaaa', 'password-common'],
    ['1234567890', 'password-common'],
  ])('%.30j', (typed, expected) => expect(outcome(newPasswordSchema, typed)).toBe(expected));

  it('is the same however an accent was typed', () => {
    expect(outcome(newPasswordSchema, 'cre\u0300me bru\u0302le\u0301e')).toBe(
      outcome(newPasswordSchema, 'crème brûlée'),
    );
  });

  it.each([
    ['kiba@example.org', true],
    ['KIBA@example.org', true],
    ['kiba-inuzuka', true],
    ['kiba-inuzuka!', false],
  ])('%s repeats the owner’s name: %s', (password, expected) => {
    expect(repeatsOwnName(password, { email: 'kiba@example.org', handle: 'kiba-inuzuka' })).toBe(expected);
  });
});

describe('suggestHandle', () => {
  it.each([
    ['Kiba Inuzuka', 'kiba-inuzuka'],
    ['  Žółć__ ', 'zo-c'],
    ['.kiba.', 'kiba'],
    ['x', undefined],
    ['Кіба', undefined],
    ['admin', undefined],
    ['a very long name for a single person', 'a-very-long-name-for-a-s'],
  ])('%j → %s', (name, expected) => expect(suggestHandle(name)).toBe(expected));

  it('suggests only what would be accepted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const handle = suggestHandle(name);
        if (handle !== undefined) expect(handleSchema.parse(handle)).toBe(handle);
      }),
    );
  });
});

describe('fieldErrors', () => {
  const form = z.object({ email: emailSchema, handle: handleSchema, password: newPasswordSchema });
  it.each<[unknown, object]>([
    [{}, { email: 'email-invalid', handle: 'handle-invalid', password: 'password-short' }],
    [
      { email: 7, handle: [], password: null },
      { email: 'email-invalid', handle: 'handle-invalid', password: 'password-short' },
    ],
    [
      { email: 'a@b.test', handle: 'a b', password: 'short' },
      { handle: 'handle-invalid', password: 'password-short' },
    ],
  ])('%j', (input, expected) => {
    const parsed = form.safeParse(input);
    expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual(expected);
  });
});
