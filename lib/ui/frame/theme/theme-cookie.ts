// Apart from what reads it in a page: the web server looks at this cookie too, where nothing of a page may be loaded.

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = 'theme';
