import { createRequire } from 'node:module';

interface TestValkey {
  /** `redis://…` of a server of its own, which keeps nothing on disk. */
  url: string;
  pid: number;
  port: number;
  stop: () => Promise<void>;
}

// Module of the commands of the root, which find or install one for all tests.
/** Starts an empty Valkey or Redis; on the port of one that was stopped, if so asked. */
export const { startValkey }: { startValkey: (options?: { port: number }) => Promise<TestValkey> } =
  createRequire(import.meta.url)('../../../scripts/lib/valkey.mjs');
