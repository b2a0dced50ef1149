import { z } from 'zod';
import type { Database } from '../../platform/database';
import { noteRun, readLastRuns } from '../../platform/last-runs';

const NAME = 'tellWebsite';

const lastNotice = z.object({
  /** Epoch milliseconds of the editor's change. */
  at: z.number(),
  model: z.string(),
  /** True when the website has answered that it knows. */
  isHeard: z.boolean(),
});

export type LastNotice = z.infer<typeof lastNotice>;

export async function noteNotice(db: Database, notice: LastNotice): Promise<void> {
  await noteRun(
    { db, now: Date.now() },
    { name: NAME, isOk: notice.isHeard, details: JSON.stringify(notice) },
  );
}

export async function readLastNotice(db: Database): Promise<LastNotice | null> {
  const run = (await readLastRuns(db)).find(({ name }) => name === NAME);
  return run?.details ? lastNotice.parse(JSON.parse(run.details)) : null;
}
