import { resolve } from 'node:path';
import { readEnvironment } from './environment';

/** The SQLite file, used when no DATABASE_URL is given. */
export function databaseFile(): string {
  return resolve(readEnvironment().DATABASE_FILE ?? `${readEnvironment().DATA_DIR}/clinic.db`);
}

/** Where request bodies may leave files for the length of a request; private to this process's user. */
export function temporaryDirectory(): string {
  return resolve(readEnvironment().DATA_DIR, 'tmp');
}

/** Where the pictures of the media library lie; served to everyone. */
export function mediaDirectory(): string {
  return resolve(readEnvironment().PUBLIC_DIR, 'uploads');
}

export function mailDirectory(): string {
  return resolve(readEnvironment().DATA_DIR, 'mail');
}

/** Where the encrypted contract cards lie when they are kept on this machine. */
export function cardsDirectory(): string {
  return resolve(readEnvironment().DATA_DIR, 'cards');
}

/** Where erasures are written down, by ids alone. */
export function erasureFile(): string {
  return resolve(readEnvironment().DATA_DIR, 'erasures.jsonl');
}

/** Where exports of everything wait for whoever asked for them, encrypted. */
export function exportsDirectory(): string {
  return resolve(readEnvironment().DATA_DIR, 'exports');
}

/** Where `npm run backup` notes its last success. */
export function lastBackupFile(): string {
  return resolve(readEnvironment().DATA_DIR, 'last-backup.json');
}

/** Where `npm run drill` and `restore` note that they ended well, and `backup` that it did not. */
export function backupNoteFile(name: 'failed-backup' | 'drill' | 'restore'): string {
  return resolve(readEnvironment().DATA_DIR, `last-${name}.json`);
}
