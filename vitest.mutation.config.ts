import { defineConfig } from 'vitest/config';

// The tests that mutations of the engine are run against (`npm run mutation`): scenarios and tables, which are quick. No
// games by chance, and none that run every scenario once more for another end.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['lib/rules/mythos/{scenario,engine}/**/*.test.ts'],
    exclude: ['**/random-games.test.ts', '**/scenario/{playthrough,lab}/**'],
    testTimeout: 30_000,
  },
});
