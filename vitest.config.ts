import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{app,lib}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts'],
          // Property tests and whole games, on a machine that does other things as well.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['lib/**/*.db.test.ts'],
          setupFiles: ['lib/db/testing-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
