import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that replace a module for themselves; everything else shares what it imports, read once per worker. */
const isolated = 'tests/**/*.isolated.test.{ts,tsx}';

export default defineConfig({
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
  test: {
    environment: 'node',
    // Against what hangs, never against what is slow: machines are shared.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [isolated],
          isolate: false,
          setupFiles: ['tests/caverna/lib/boxes.ts'],
        },
      },
      { extends: true, test: { name: 'isolated', include: [isolated] } },
    ],
  },
});
