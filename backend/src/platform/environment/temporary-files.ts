import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryDirectory } from './paths';

const maxAge = 60 * 60 * 1000;

/** Removes what a killed process left in the temporary directory more than an hour ago. */
async function sweepTemporaryDirectory(now = Date.now()): Promise<void> {
  const directory = temporaryDirectory();
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    const found = await stat(path).catch(() => null);
    if (found && now - found.mtimeMs > maxAge) await rm(path, { recursive: true, force: true });
  }
}

/** Makes the private temporary directory, points the process to it and sweeps it now and every hour. */
export async function prepareTemporaryDirectory(): Promise<void> {
  const directory = temporaryDirectory();
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await chmod(directory, 0o700);
  process.env.TMPDIR = directory;
  await sweepTemporaryDirectory();
  setInterval(() => void sweepTemporaryDirectory().catch(() => undefined), maxAge).unref();
}
