import type { Core } from '@strapi/strapi';
import { servicesOf } from './services';

/** What time brings about. */
interface Job {
  /** When it runs, as cron writes it. */
  rule: string;
  /** How far its runs lie apart, seconds. */
  everySeconds: number;
  task: () => Promise<unknown>;
}

/** Runs jobs by Strapi's clock, and notes of each run how it went. Every process runs them; see each task. */
export function scheduleJobs({ strapi, jobs }: { strapi: Core.Strapi; jobs: Record<string, Job> }): void {
  const { jobs: known, measures } = servicesOf(strapi);
  for (const [name, { rule, everySeconds, task }] of Object.entries(jobs)) {
    const state = known.add({ name, everySeconds, now: Date.now() });
    const run = async () => {
      const begun = performance.now();
      let isOk = false;
      try {
        await task();
        isOk = true;
      } finally {
        state[isOk ? 'lastSuccessAt' : 'lastFailureAt'] = Date.now();
        measures.tell('job', { name, seconds: (performance.now() - begun) / 1000, isOk });
      }
    };
    strapi.cron.add({ [name]: { task: run, options: { rule } } });
  }
}
