import { resolve } from 'node:path';
import { readEnvironment } from './environment';

export function databaseFile(): string {
  return resolve(readEnvironment().DATABASE_FILE ?? `${readEnvironment().DATA_DIR}/clinic.db`);
}

/** Returns where request bodies may leave files for the length of a request; private to this process's user. */
export function temporaryDirectory(): string {
  return resolve(readEnvironment().DATA_DIR, 'tmp');
}

export function mediaDirectory(): string {
  return resolve(readEnvironment().PUBLIC_DIR, 'uploads');
}

export function mailDirectory(): string {
  return resolve(readEnvironment().DATA_DIR, 'mail');
}

export function cardsDirectory(): string {
  return resolve(readEnvironment().DATA_DIR, 'cards');
}

export function erasureFile(): string {
  return resolve(readEnvironment().DATA_DIR, 'erasures.jsonl');
}

export function exportsDirectory(): string {
  return resolve(readEnvironment().DATA_DIR, 'exports');
}

export function lastBackupFile(): string {
  return resolve(readEnvironment().DATA_DIR, 'last-backup.json');
}

export function backupNoteFile(name: 'failed-backup' | 'drill' | 'restore'): string {
  return resolve(readEnvironment().DATA_DIR, `last-${name}.json`);
}
