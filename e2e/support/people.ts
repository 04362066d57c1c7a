import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { sendForm } from './forms';

export interface Person {
  email: string;
  handle: string;
  password: string;
}

/** Somebody nobody else is. */
export function newPerson(): Person {
  const handle = `e2e-${randomBytes(6).toString('hex')}`;
  return { handle, email: `${handle}@example.org`, password: `three words of ${handle}` };
}

/** Opens an account and signs in on `request`, whose cookies a page may share: for all that is not about the form. */
export async function openAccount(request: APIRequestContext, person: Person): Promise<void> {
  expect(await sendForm(request, '/en/account/sign-up', { ...person })).toBe('/en/decks');
}

/** Signs somebody in on `request`, as {@link openAccount} does. */
export async function enter(request: APIRequestContext, { email, password }: Person): Promise<void> {
  expect(await sendForm(request, '/en/account/sign-in', { email, password })).toBe('/en/decks');
}

interface EntryOptions {
  /** Path of the form; it may carry a `callbackUrl`. */
  at?: string;
}

/** Opens an account through the form, as people do. Ends on the page that the form leads to. */
export async function signUp(page: Page, person: Person, { at = '/en/account/sign-up' }: EntryOptions = {}) {
  await page.goto(at);
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('User name').fill(person.handle);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(accountLink(page, person)).toBeVisible();
}

export async function signIn(page: Page, person: Person, { at = '/en/account/sign-in' }: EntryOptions = {}) {
  await page.goto(at);
  await fillSignIn(page, person);
  await expect(accountLink(page, person)).toBeVisible();
}

export async function fillSignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function signOut(page: Page) {
  await page.goto('/en/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
}

/** The header's way to one's account: there when signed in. */
export function accountLink(page: Page, { handle }: Pick<Person, 'handle'>) {
  return page.getByRole('banner').getByRole('link', { name: `Account: ${handle}` });
}
