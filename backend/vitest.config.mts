import { defineConfig } from 'vitest/config';

// Each file of tests/ has its own process, its own Strapi and its own fresh database.
const onDatabase = (name: 'sqlite' | 'postgres') => ({
  test: {
    name,
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/support/compile.ts', ...(name === 'postgres' ? ['tests/support/postgres.ts'] : [])],
    env: { TZ: 'UTC' },
    pool: 'forks' as const,
    isolate: true,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'seed/**/*.test.ts'],
          env: { TZ: 'UTC' },
        },
      },
      onDatabase('sqlite'),
      onDatabase('postgres'),
    ],
  },
});
