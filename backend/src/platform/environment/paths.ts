import { resolve } from 'node:path';
import { readEnvironment } from './environment';

export function databaseFile(): string {
  return resolve(readEnvironment().DATABASE_FILE ?? `${readEnvironment().DATA_DIR}/clinic.db`);
}

export function mediaDirectory(): string {
  return resolve(readEnvironment().PUBLIC_DIR, 'uploads');
}

const inData = (name: string) => () => resolve(readEnvironment().DATA_DIR, name);

/** Returns where request bodies may leave files for the length of a request; private to this process's user. */
export const temporaryDirectory = inData('tmp');
export const mailDirectory = inData('mail');
export const cardsDirectory = inData('cards');
export const erasureFile = inData('erasures.jsonl');
export const exportsDirectory = inData('exports');
export const lastBackupFile = inData('last-backup.json');

/** Handles a rejection about a file: gives `instead` where it is not there, and throws anything else on. */
export function ifMissing<Value>(instead: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}

export function backupNoteFile(name: 'failed-backup' | 'drill' | 'restore'): string {
  return inData(`last-${name}.json`)();
}
