import { defineConfig } from 'vitest/config';

// The tests that mutations of the engine are run against (`npm run mutation`): scenarios and tables, no games by chance.
export default defineConfig({
  test: {
    include: ['lib/rules/mythos/{scenario,engine}/**/*.test.ts'],
    exclude: ['**/random-games.test.ts'],
    testTimeout: 30_000,
  },
});
