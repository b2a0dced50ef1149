import { describeError } from '../../contract/log-line';
import { runInContext } from './context';
import { getLogger } from './logger';

export type JobResult = Record<string, number>;

/** Runs a job once and logs its result. Errors are logged, not thrown: the next run comes anyway. */
export async function runJob(name: string, work: () => Promise<JobResult>) {
  const startedAt = performance.now();
  return await runInContext({ job: name }, async () => {
    const [done, error] = await work().then(
      (result) => [result, null] as const,
      (thrown: unknown) => [null, describeError(thrown)] as const,
    );
    const ms = performance.now() - startedAt;
    const durationMs = Math.round(ms * 10) / 10;
    if (error) getLogger().error({ durationMs, err: error }, 'job');
    else getLogger().info({ durationMs, ...done }, 'job');
    return { isOk: error === null, seconds: ms / 1000 };
  });
}
