import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { backupNoteFile } from '../../platform/environment/paths';
import { type BackupState, readLastBackup } from './last-backup';

/** Notes of the backup commands on this machine; instants in epoch milliseconds. */
export interface BackupReading {
  newest: BackupState | null;
  failedAt: number | null;
  drilledAt: number | null;
  restoredAt: number | null;
}

const note = z.object({ at: z.iso.datetime().transform((value) => Date.parse(value)) });

/** Returns when a command noted that it ended; null when it never has. */
async function readNote(name: Parameters<typeof backupNoteFile>[0]): Promise<number | null> {
  try {
    return note.parse(JSON.parse(await readFile(backupNoteFile(name), 'utf8'))).at;
  } catch {
    return null;
  }
}

/** Reads what `npm run backup`, `drill` and `restore` have left in DATA_DIR. */
export async function readBackups(): Promise<BackupReading> {
  const [newest, failedAt, drilledAt, restoredAt] = await Promise.all([
    readLastBackup(),
    readNote('failed-backup'),
    readNote('drill'),
    readNote('restore'),
  ]);
  return { newest, failedAt, drilledAt, restoredAt };
}
