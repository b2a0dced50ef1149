import type { Core } from '@strapi/strapi';
import type { JobName } from '../contract/system-status';
import type { Database } from './database';
import type { JobState } from './job-states';
import { noteKnown, noteRun, readLastRuns } from './last-runs';
import { type JobResult, runJob } from './logging/job';
import { servicesOf } from './services';

const HOUR_SECONDS = 60 * 60;
const START_MS = 10 * 60_000;

interface Job {
  rule: string;
  everySeconds: number;
  /** Gives what it did, in numbers. */
  task: () => Promise<JobResult>;
}

/** Runs jobs by Strapi's clock in every process, and logs and measures each run; a missed nightly one runs within an hour. */
export function scheduleJobs(strapi: Core.Strapi, jobs: Partial<Record<JobName, Job>>): void {
  const { jobs: known, measures } = servicesOf(strapi);
  for (const [name, { rule, everySeconds, task }] of Object.entries(jobs)) {
    const state = known.add({ name, everySeconds, now: Date.now() });
    let isRunning = false;
    const run = async () => {
      isRunning = true;
      const { isOk, seconds } = await runJob(name, task);
      isRunning = false;
      measures.tell('job', { name, seconds, isOk });
      await noteJob(strapi, { state, isOk });
    };
    strapi.cron.add({ [name]: { task: run, options: { rule } } });
    if (everySeconds <= HOUR_SECONDS) continue;
    // A clinic may switch its machine off at night, and a turn may fail: nothing is kept a day longer for it.
    const catchUp = async () => {
      if (!isRunning && (await isMissed(strapi.db.connection, state))) await run();
    };
    // One that has just started has enough to do.
    const options = { rule: '7 * * * *', start: new Date(Date.now() + START_MS) };
    strapi.cron.add({ [`${name}Missed`]: { task: catchUp, options } });
  }
}

/** Runs removals one after the other, also after a failure. @throws the first failure at the end */
export async function removeEach(tasks: readonly (() => Promise<number>)[]): Promise<JobResult> {
  let removed = 0;
  const faults: unknown[] = [];
  for (const task of tasks) {
    try {
      removed += await task();
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
  return { removed };
}

async function isMissed(db: Database, { name, everySeconds }: JobState): Promise<boolean> {
  const runs = await readLastRuns(db).catch(() => []);
  const last = runs.find((one) => one.name === name);
  return last !== undefined && Date.now() - (last.succeededAt ?? last.knownSince) > 1000 * everySeconds;
}

async function noteJob(strapi: Core.Strapi, { state, isOk }: { state: JobState; isOk: boolean }) {
  const now = Date.now();
  state[isOk ? 'lastSuccessAt' : 'lastFailureAt'] = now;
  try {
    await noteRun({ db: strapi.db.connection, now }, { name: state.name, isOk });
  } catch {
    // The database is away: the job has failed then too, and the next run says how it is.
  }
}

/** Writes down which jobs this backend has, once all are scheduled. */
export async function noteJobs(strapi: Core.Strapi): Promise<void> {
  const names = servicesOf(strapi)
    .jobs.list()
    .map(({ name }) => name);
  await noteKnown(strapi.db.connection, names, Date.now());
}
