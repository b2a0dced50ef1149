import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Makes an empty folder, which is there until the end of the file. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
