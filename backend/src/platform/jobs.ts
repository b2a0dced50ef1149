import type { Core } from '@strapi/strapi';
import type { JobName } from '../contract/system-status';
import type { JobState } from './job-states';
import { noteKnown, noteRun } from './last-runs';
import { type JobResult, runJob } from './logging/job';
import { servicesOf } from './services';

interface Job {
  rule: string;
  everySeconds: number;
  /** Gives what it did, in numbers. */
  task: () => Promise<JobResult>;
}

/** Runs jobs by Strapi's clock, and logs, measures and notes each run. Every process runs them; see each task. */
export function scheduleJobs(strapi: Core.Strapi, jobs: Partial<Record<JobName, Job>>): void {
  const { jobs: known, measures } = servicesOf(strapi);
  for (const [name, { rule, everySeconds, task }] of Object.entries(jobs)) {
    const state = known.add({ name, everySeconds, now: Date.now() });
    const run = async () => {
      const { isOk, seconds } = await runJob(name, task);
      measures.tell('job', { name, seconds, isOk });
      await noteJob(strapi, { state, isOk });
    };
    strapi.cron.add({ [name]: { task: run, options: { rule } } });
  }
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
