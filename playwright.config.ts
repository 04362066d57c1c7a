import { defineConfig, devices } from '@playwright/test';

/** The launcher (npm run e2e) gives a free one. */
const port = Number(process.env.E2E_PORT ?? 3100);
/** Given: a site that runs already is tried, as it is. Otherwise the tests start one of their own. */
const running = process.env.E2E_URL;
const baseURL = running ?? `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // A machine that does much else at the same time is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL,
    // A control that is not there fails by its name, not by the time of the whole test.
    actionTimeout: 10_000,
    locale: 'en-GB',
    // What answers in the place of the network has tests of its own (offline.spec.ts).
    serviceWorkers: 'block',
    // A trace takes a fifth of a test's time: where a test is tried again, the second time is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  // A test runs on a desktop. One whose point is how a page looks or is handled says so by its tag: `@both` runs on a
  // phone as well, `@phone` only there.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    { name: 'phone', grep: /@(both|phone)/, use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
  webServer: running
    ? undefined
    : {
        // What the server says (links that would be mailed, too) is kept for the tests.
        command: 'mkdir -p .data/e2e && exec node --import tsx lib/launcher/main.ts start > .data/e2e/server.log 2>&1',
        env: {
          PORT: String(port),
          KAGE_DATA_DIR: '.data/e2e',
          NEXTAUTH_URL: baseURL,
          // Never somebody's real database.
          DATABASE_URL: '',
          // Each test speaks for a client of its own by X-Forwarded-For, so that they do not share one client's limits.
          TRUSTED_PROXIES: 'loopback',
        },
        url: `${baseURL}/en`,
        timeout: 300_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      },
});
