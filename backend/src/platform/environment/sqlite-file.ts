import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the directory of the database file and opens the file for writing; throws in words for who starts the backend. */
export function assertDatabaseFileIsWritable(filename: string): void {
  try {
    mkdirSync(dirname(filename), { recursive: true, mode: 0o700 });
    closeSync(openSync(filename, 'a', 0o600));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new Error(
      `The database file ${filename} cannot be written (${reason}). Give the backend a DATABASE_FILE in a directory it may write, or a DATABASE_URL.`,
    );
  }
}
