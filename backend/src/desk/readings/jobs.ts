import { JOBS, type JobName } from '../../contract/system-status';
import type { Database } from '../../platform/database';
import type { JobState } from '../../platform/job-states';
import { readLastRuns } from '../../platform/last-runs';

/** Last run of a job, in whichever backend and however often they were started; epoch milliseconds. */
export interface JobReading extends JobState {
  name: JobName;
  knownSince: number;
}

const latest = (one: number | null, other: number | null) => Math.max(one ?? 0, other ?? 0) || null;
const isJob = (name: string): name is JobName => JOBS.some((job) => job === name);

/** Merges the job states of this process with those stored by earlier ones and other processes. */
export async function readJobs(db: Database, states: readonly JobState[]): Promise<JobReading[]> {
  const stored = new Map((await readLastRuns(db)).map((run) => [run.name, run]));
  return states.flatMap(({ name, everySeconds, scheduledAt, lastSuccessAt, lastFailureAt }) => {
    if (!isJob(name)) return [];
    const run = stored.get(name);
    return [
      {
        name,
        everySeconds,
        scheduledAt,
        knownSince: Math.min(run?.knownSince ?? scheduledAt, scheduledAt),
        lastSuccessAt: latest(lastSuccessAt, run?.succeededAt ?? null),
        lastFailureAt: latest(lastFailureAt, run?.failedAt ?? null),
      },
    ];
  });
}
