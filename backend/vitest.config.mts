import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const COPY_OF_CONTRACT = '../scripts/copy-contract.mjs';

// A test that asserts nothing proves nothing.
const expect = { requireAssertions: true, poll: { timeout: 60_000 } };

/** Of what only SQLite has, or of what is decided before or beside the database: keys, limits, mails, files, words. */
const NEVER_ON_POSTGRES = [
  'sqlite-settings',
  ...['access', 'account-sessions', 'staff-accounts', 'sign-in', 'social-sign-in'],
  ...['cards', 'free-times', 'contact-message', 'logs', 'routes'],
  ...['pictures-in-bucket', 'move-files'],
  ...['editors', 'message-texts', 'phone-hooks'],
  ...['revalidation', 'appointment-files'],
];

/** Several backends share a database of a server, and a server can be away; SQLite is a file of one process. */
const ON_POSTGRES_ALONE = [
  'two-backends',
  'shared-limits',
  'clocked-work',
  'first-starts',
  'database-unavailable',
  'move-to-postgres',
];

/** What the two databases can decide differently; the rest is decided above them and runs on SQLite. */
const ON_BOTH = [
  // Who of many at once is first: writers wait for rows and locks on one database, for each other on the other one;
  // and what becomes of a transaction with a fault in it (outbox).
  ...[
    'booking',
    'holds',
    'rooms',
    'payments',
    'deposits',
    'queue',
    'series',
    'freed-times',
    'model',
    'outbox',
    'webhooks',
    'busy-calendars',
    'imports',
  ],
  // Locks that only PostgreSQL needs, and triggers and functions, which are written once for each.
  ...['database-rules', 'patients'],
  // Statements with a dialect: folded names, counts, sums of figures, indexes, readings of the database itself.
  ...['staff-list', 'patient-file', 'figures', 'waiting-figures', 'system-status'],
  // Tables, columns and migrations at a start.
  ...['bootstrap', 'yesterday', 'data-export'],
];

/** Files of tests by their names, each of which has to be there: a renamed one would run where it should not. */
const files = (names: string[]) =>
  names.map((name) => {
    const path = `tests/${name}.test.ts`;
    if (!existsSync(join(import.meta.dirname, path)))
      throw new Error(`vitest.config.mts names ${path}, which is not there.`);
    return path;
  });

/** Files that take the better part of a minute, most of it waiting: they begin first, so that none is waited for at the end. */
const LONG = [...['sign-in', 'malformed', 'model', 'shared-limits', 'clocked-work', 'freed-times']];
/** Files that have a Strapi alone: before all others, which follow one another in one (tests/support/strapi.ts). */
const ALONE = [
  ...['pictures-in-bucket', 'telemetry', 'social-sign-in', 'sqlite-settings', 'yesterday'],
  'database-unavailable',
];
const rankOf = ({ moduleId }: TestSpecification) =>
  [LONG, ALONE].findLastIndex((names) => names.some((name) => moduleId.endsWith(`/${name}.test.ts`)));

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(b) - rankOf(a));
  }
}

const ALL = { include: ['tests/**/*.test.ts'] };

/** Each file of tests/ has its own database, a copy of what a first start makes; the files of a process follow one another in one Strapi. */
const onDatabase = (
  name: 'sqlite' | 'postgres' | 'postgres-all',
  which: { include: string[]; exclude?: string[] },
) => ({
  test: {
    name,
    ...which,
    globalSetup: [
      COPY_OF_CONTRACT,
      'tests/support/compile.ts',
      ...(name === 'sqlite' ? [] : ['tests/support/postgres.ts']),
      'tests/support/clock.ts',
      'tests/support/template.ts',
    ],
    setupFiles: 'tests/support/fresh-process.ts',
    env: { TZ: 'UTC' },
    expect,
    pool: 'forks' as const,
    isolate: false,
    maxWorkers: 2,
    // No test asserts a time: these are for machines that have much else to do.
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: InOrder },
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
      onDatabase('sqlite', { ...ALL, exclude: files(ON_POSTGRES_ALONE) }),
      onDatabase('postgres', { include: files([...ON_BOTH, ...ON_POSTGRES_ALONE]) }),
      // What `npm run test:all` runs in place of `postgres`.
      onDatabase('postgres-all', { ...ALL, exclude: files(NEVER_ON_POSTGRES) }),
    ],
  },
});
