import { resolve } from 'node:path';
import { readEnvironment } from './environment';

/** The SQLite file, used when no DATABASE_URL is given. */
export function databaseFile(): string {
  return resolve(readEnvironment().DATABASE_FILE ?? `${readEnvironment().DATA_DIR}/clinic.db`);
}

/** Returns where request bodies may leave files for the length of a request; private to this process's user. */
export function temporaryDirectory(): string {
  return resolve(readEnvironment().DATA_DIR, 'tmp');
}

/** Returns where the pictures of the media library lie; served to everyone. */
export function mediaDirectory(): string {
  return resolve(readEnvironment().PUBLIC_DIR, 'uploads');
}

export function mailDirectory(): string {
  return resolve(readEnvironment().DATA_DIR, 'mail');
}

/** Returns where the encrypted contract cards lie when they are kept on this machine. */
export function cardsDirectory(): string {
  return resolve(readEnvironment().DATA_DIR, 'cards');
}

/** Returns where erasures are written down, by ids alone. */
export function erasureFile(): string {
  return resolve(readEnvironment().DATA_DIR, 'erasures.jsonl');
}

/** Returns where exports of everything wait for whoever asked for them, encrypted. */
export function exportsDirectory(): string {
  return resolve(readEnvironment().DATA_DIR, 'exports');
}

/** Returns where `npm run backup` notes its last success. */
export function lastBackupFile(): string {
  return resolve(readEnvironment().DATA_DIR, 'last-backup.json');
}

/** Returns where `npm run drill` and `restore` note that they ended well, and `backup` that it did not. */
export function backupNoteFile(name: 'failed-backup' | 'drill' | 'restore'): string {
  return resolve(readEnvironment().DATA_DIR, `last-${name}.json`);
}
