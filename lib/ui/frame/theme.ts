import { cookies } from 'next/headers';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = 'theme';

/** What the reader chose, or null where the system's preference holds. */
export async function chosenTheme(): Promise<Theme | null> {
  const value = (await cookies()).get(THEME_COOKIE)?.value;
  return THEMES.find((theme) => theme === value) ?? null;
}
