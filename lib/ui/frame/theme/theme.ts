import { cookies } from 'next/headers';
import { type Theme, THEME_COOKIE, THEMES } from './theme-cookie';

/** What the reader chose, or null where the system's preference holds. */
export async function chosenTheme(): Promise<Theme | null> {
  const value = (await cookies()).get(THEME_COOKIE)?.value;
  return THEMES.find((theme) => theme === value) ?? null;
}
