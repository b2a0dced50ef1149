import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'node:test';

/** A folder that is made for each test of the file that calls this at its head, and removed after it. */
export function emptyFolder() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'clinic-tests-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const at = (/** @type {string[]} */ ...path) => join(folder, ...path);
  /** Writes a file, of its own path where no text is given, with the folders above it. @param {string} path */
  const put = (path, text = path) => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
    return at(path);
  };
  return { at, put };
}
