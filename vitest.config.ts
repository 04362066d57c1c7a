import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Of two cores, Vitest would leave one idle.
    maxWorkers: '100%',
    // Measured by `npm test` as a whole (`--coverage`): what the rules do is what every ruling rests on.
    coverage: {
      provider: 'v8',
      include: ['lib/rules/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: 'test-results/coverage',
      thresholds: { lines: 95, branches: 95 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['lib/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', 'lib/launcher/**'],
          // No module is mocked here (the linter sees to it), so one that is loaded serves the next file as well.
          isolate: false,
          setupFiles: ['lib/launcher/testing/leave-nothing.ts'],
          // Property tests and whole games, on a machine that does other things as well.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'edges',
          include: ['{app,lib/launcher}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['{app,lib}/**/*.db.test.ts'],
          setupFiles: ['lib/db/testing-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
