import { appendFile, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { parseJson } from '../contract/parse-json';
import { erasureFile, ifMissing } from './environment/paths';

const ids = z.array(z.string()).default([]);
/** Contains only document ids of erased or withdrawn entries, nothing that tells whose they were. */
const erasure = z.object({
  ...{ visits: ids, messages: ids, waiting: ids, incoming: ids, imported: ids, guarded: ids },
  ...{ withdrawn: ids, stopped: ids, resumed: ids },
});
export type Erasures = z.infer<typeof erasure>;

export const ERASURES = erasure.keyof().options;

/** Reads all that is known to be erased here; a line that was cut off by a power cut counts for nothing. */
export async function readErasures(): Promise<Erasures> {
  const text = await readFile(erasureFile(), 'utf8').catch(ifMissing(''));
  const all = text.split('\n').flatMap((line) => erasure.safeParse(parseJson(line)).data ?? []);
  const known = erasure.parse({});
  for (const kind of ERASURES) known[kind] = all.flatMap((one) => one[kind]);
  return known;
}

/** Adds to the list outside of the database, where no restored backup undoes it; throws when the disk does not take it. */
export async function appendErasures(some: Partial<Erasures>): Promise<void> {
  const line = erasure.parse(some);
  if (Object.values(line).every((listed) => listed.length === 0)) return;
  // Starts on a new line, in case the last write was cut off.
  await appendFile(erasureFile(), `\n${JSON.stringify(line)}\n`, { mode: 0o600, flush: true });
}
