import { afterAll, vi } from 'vitest';

// Test files that share their modules (see vitest.config.ts) share what spies and stubs have changed, too.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
