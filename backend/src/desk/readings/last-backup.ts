import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { lastBackupFile } from '../../platform/environment/paths';

const note = z.object({ began: z.iso.datetime(), bytes: z.number().int().nonnegative() });

/** The newest backup that was read back: from which moment it is (epoch milliseconds), and its size. */
export interface BackupState {
  beganAt: number;
  bytes: number;
}

/** What `npm run backup` has noted of its last success; null when it has noted none here. */
export async function readLastBackup(): Promise<BackupState | null> {
  try {
    const { began, bytes } = note.parse(JSON.parse(await readFile(lastBackupFile(), 'utf8')));
    return { beganAt: Date.parse(began), bytes };
  } catch {
    return null;
  }
}
