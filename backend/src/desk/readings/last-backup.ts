import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { lastBackupFile } from '../../platform/environment/paths';

const bytes = z.number().int().nonnegative();
const note = z.object({
  began: z.iso.datetime(),
  bytes,
  freeBytes: bytes.nullable().default(null),
  keepDays: z.number().positive().transform(Math.ceil).nullable().default(null),
});

/** The newest backup that was read back: from which moment it is (epoch milliseconds), its size, and the room left beside it. */
export interface BackupState {
  beganAt: number;
  bytes: number;
  /** Null: noted by a version that did not look. */
  freeBytes: number | null;
  /** Most days that it is kept; null as above. */
  keepDays: number | null;
}

/** Returns what `npm run backup` has noted of its last success; null when it has noted none here. */
export async function readLastBackup(): Promise<BackupState | null> {
  try {
    const { began, ...sizes } = note.parse(JSON.parse(await readFile(lastBackupFile(), 'utf8')));
    return { beganAt: Date.parse(began), ...sizes };
  } catch {
    return null;
  }
}
