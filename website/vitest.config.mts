import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const TESTS = ['src/**/*.test.{ts,tsx}', 'messages/*.test.ts'];

/** These change what a process keeps and cannot put it back: its environment, a global, its modules. */
const CHANGES_PROCESS =
  /\b(vi\.(mock|hoisted|resetModules|stubEnv|stubGlobal)|process\.env|stubContent|answerStaff)\b/;
/** These ask what it keeps: caches, counts, lines of its log. */
const ASKS_PROCESS =
  /^src\/(server\/(cache|log|metrics|render|serve-|sharing|tracing)|lib\/(?:cache\/content-versions|request\/name-requests))/;
const OWN_PROCESS = globSync(TESTS).filter(
  (file) => ASKS_PROCESS.test(file) || CHANGES_PROCESS.test(readFileSync(file, 'utf8')),
);

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      // Throws when imported outside a server bundle; unit tests run on the server.
      'server-only': fileURLToPath(new URL('./node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    projects: [
      // Rules and views keep nothing, so their files share a process, which takes a third of the time.
      {
        extends: true,
        test: { name: 'shared', include: TESTS, exclude: OWN_PROCESS, isolate: false, pool: 'threads' },
      },
      // A thread of its own has all that as well, and takes a quarter less than a process.
      { extends: true, test: { name: 'own-process', include: OWN_PROCESS, pool: 'threads' } },
    ],
    globalSetup: '../scripts/copy-contract.mjs',
    environment: 'node',
    // Settings that the website does not start without.
    env: {
      BACKEND_TOKEN: 'BACKEND_TOKEN-0123456789',
      WEBSITE_KEY: 'WEBSITE_KEY-0123456789',
      REVALIDATE_SECRET: 'REVALIDATE_SECRET-0123456789',
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
    },
    // A test that asserts nothing proves nothing.
    // No test asserts a time: these are for machines that have much else to do.
    expect: { requireAssertions: true, poll: { timeout: 20_000 } },
    testTimeout: 60_000,
  },
});
