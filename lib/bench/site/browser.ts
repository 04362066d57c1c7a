import { type Browser, chromium } from '@playwright/test';

/** The Chromium that the browser tests use, without what it does for itself on the side. */
export function openBrowser(...args: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', ...args],
  });
}
