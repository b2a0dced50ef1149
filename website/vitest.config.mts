import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      // Throws when imported outside a server bundle; unit tests run on the server.
      'server-only': fileURLToPath(new URL('./node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'messages/*.test.ts'],
    globalSetup: '../scripts/copy-contract.mjs',
    environment: 'node',
    // A test that asserts nothing proves nothing.
    // No test asserts a time: these are for machines that have much else to do.
    expect: { requireAssertions: true, poll: { timeout: 20_000 } },
    testTimeout: 60_000,
  },
});
