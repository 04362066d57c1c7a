import type { Page } from '@playwright/test';

// The page of the cards: what is typed, and what is found.

export const results = (page: Page) => page.getByRole('region', { name: 'Cards found' });
export const searchField = (page: Page) => page.getByRole('combobox', { name: 'Name, version, keyword or faction' });
export const codes = (page: Page) => results(page).locator('.face-foot');

/** The address of a query that stands alone. */
export const asking = (q: string) => `/en/cards?${new URLSearchParams({ q })}`;
