import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A real Valkey or Redis of this test. */
export type TestValkey = { url: string; pid: number; port: number; stop: () => Promise<void> };

/** Starts one as the commands of the root do; on a port where one was, when it is to come back. */
export async function startValkey(options: { port?: number } = {}): Promise<TestValkey> {
  const script = join(resolve(import.meta.dirname, '../../..'), 'scripts/lib/valkey.mjs');
  const { startValkey: start } = await import(pathToFileURL(script).href);
  return start(options);
}
