'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { THEME_COOKIE, THEMES } from './theme-cookie';

const YEAR = 60 * 60 * 24 * 365;

/** Keeps the reader's choice of paper or ink; anything else in `theme` gives it back to the system. */
export async function chooseTheme(form: FormData): Promise<void> {
  const chosen = THEMES.find((theme) => theme === form.get('theme'));
  const store = await cookies();
  if (chosen) store.set(THEME_COOKIE, chosen, { maxAge: YEAR, sameSite: 'lax', path: '/' });
  else store.delete(THEME_COOKIE);

  // With JavaScript the page refreshes in place. Without it the form was posted: lead back to the page with a GET,
  // so that reloading does not ask to send the form again.
  const sent = await headers();
  const from = sent.get('next-action') ? null : sent.get('referer');
  if (from && URL.canParse(from)) {
    const { pathname, search } = new URL(from);
    // Only a path of this site: a referrer of `https://other.example//evil` must not lead away.
    redirect(`/${pathname.replace(/^[/\\]+/, '')}${search}`);
  }
}
