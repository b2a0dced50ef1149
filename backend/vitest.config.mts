import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const COPY_OF_CONTRACT = '../scripts/copy-contract.mjs';

// A test that asserts nothing proves nothing.
const expect = { requireAssertions: true, poll: { timeout: 20_000 } };

/** Of what only SQLite has, or of what is decided before or beside the database: keys, limits, mails, files, words. */
const ON_SQLITE_ALONE = [
  ...['sqlite-settings', 'isolated-settings'],
  ...[
    'access',
    'account-sessions',
    'callers',
    'passwords',
    'registration',
    'second-factor',
    'sign-in',
    'social-sign-in',
  ],
  ...[
    'cards',
    'closed-for-bookings',
    'contact-message',
    'contract-bookings',
    'logs',
    'promised-call',
    'request-body',
    'routes',
  ],
  ...['pictures-in-bucket', 'pictures-in-folder', 'move-files'],
  ...['editor-screens', 'editor-roles', 'block-pages', 'message-texts', 'phone-hooks', 'sms-hooks'],
  ...['second-clinic', 'second-factor-of-all', 'traces'],
  ...['demonstration', 'mail-again', 'revalidation', 'seed', 'appointment-files'],
];

/** Several backends share a database of a server, and a server can be away; SQLite is a file of one process. */
const ON_POSTGRES_ALONE = [
  'two-backends',
  'shared-bucket',
  'shared-limits',
  'hung-backend',
  'clocked-work',
  'first-starts',
  'database-unavailable',
  'database-encoding',
  'drain',
  'move-to-postgres',
];

/** Files of tests by their names, each of which has to be there: a renamed one would run on both databases. */
const files = (names: string[]) =>
  names.map((name) => {
    const path = `tests/${name}.test.ts`;
    if (!existsSync(join(import.meta.dirname, path)))
      throw new Error(`vitest.config.mts names ${path}, which is not there.`);
    return path;
  });

// Each file of tests/ has its own process, its own Strapi and its own database, a copy of what a first start makes.
const onDatabase = (name: 'sqlite' | 'postgres') => ({
  test: {
    name,
    include: ['tests/**/*.test.ts'],
    exclude: files(name === 'postgres' ? ON_SQLITE_ALONE : ON_POSTGRES_ALONE),
    globalSetup: [
      COPY_OF_CONTRACT,
      'tests/support/compile.ts',
      ...(name === 'postgres' ? ['tests/support/postgres.ts'] : []),
      'tests/support/template.ts',
    ],
    env: { TZ: 'UTC' },
    expect,
    pool: 'forks' as const,
    isolate: true,
    // A backend that starts reads files for a good part of the time.
    maxWorkers: 3,
    // No test asserts a time: these are for machines that have much else to do.
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // None of them leaves anything in its process, and a process for each takes three times as long.
          isolate: false,
          pool: 'threads',
          include: ['src/**/*.test.ts', 'seed/**/*.test.ts'],
          globalSetup: COPY_OF_CONTRACT,
          env: { TZ: 'UTC' },
          expect,
          testTimeout: 60_000,
        },
      },
      onDatabase('sqlite'),
      onDatabase('postgres'),
    ],
  },
});
