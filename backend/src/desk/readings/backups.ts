import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { backupNoteFile, lastBackupFile } from '../../platform/environment/paths';

/** Notes of the backup commands on this machine; instants in epoch milliseconds. */
export interface BackupReading {
  newest: BackupState | null;
  failedAt: number | null;
  drilledAt: number | null;
  restoredAt: number | null;
}

const instant = z.iso.datetime().transform((value) => Date.parse(value));
const bytes = z.number().int().nonnegative();

/** The newest backup that was read back: from which moment it is (epoch milliseconds), its size, and the room left beside it. */
const lastBackup = z
  .object({
    began: instant,
    bytes,
    /** Null: noted by a version that did not look. */
    freeBytes: bytes.nullable().default(null),
    /** Most days that it is kept; null as above. */
    keepDays: z.number().positive().transform(Math.ceil).nullable().default(null),
  })
  .transform(({ began, ...sizes }) => ({ beganAt: began, ...sizes }));
type BackupState = z.output<typeof lastBackup>;

/** Returns what a command noted in a file; null when it never has. */
async function readNote<Note>(file: string, shape: z.ZodType<Note>): Promise<Note | null> {
  try {
    return shape.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Returns what `npm run backup` has noted of its last success; null when it has noted none here. */
export function readLastBackup(): Promise<BackupState | null> {
  return readNote(lastBackupFile(), lastBackup);
}

const ended = z.object({ at: instant }).transform(({ at }) => at);

/** Reads the notes that `npm run backup`, `drill` and `restore` leave in DATA_DIR. */
export async function readBackups(): Promise<BackupReading> {
  const [newest, failedAt, drilledAt, restoredAt] = await Promise.all([
    readLastBackup(),
    readNote(backupNoteFile('failed-backup'), ended),
    readNote(backupNoteFile('drill'), ended),
    readNote(backupNoteFile('restore'), ended),
  ]);
  return { newest, failedAt, drilledAt, restoredAt };
}
