import { open, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { erasureFile } from '../../platform/environment/paths';

const erasure = z.object({ at: z.string(), visits: z.array(z.string()), messages: z.array(z.string()) });

/** What was erased, by document ids alone: nothing in it says who it was. */
export interface Erased {
  /** Epoch milliseconds. */
  at: number;
  visits: string[];
  messages: string[];
}

/**
 * Writes an erasure down outside of the database, where a restored backup does not take it along.
 * @throws when the disk does not take it
 */
export async function noteErasure({ at, visits, messages }: Erased): Promise<void> {
  const file = await open(erasureFile(), 'a', 0o600);
  try {
    await file.write(`${JSON.stringify({ at: new Date(at).toISOString(), visits, messages })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Everything that was ever erased here; a line that was cut off by a power cut counts for nothing. */
export async function readErasures(): Promise<Pick<Erased, 'visits' | 'messages'>> {
  const text = await readFile(erasureFile(), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  const all = text.split('\n').flatMap((line) => {
    try {
      return [erasure.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
  return { visits: all.flatMap(({ visits }) => visits), messages: all.flatMap(({ messages }) => messages) };
}
