import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { z } from 'zod';
import { appDirectory, compiledDirectory } from './directories';

/**
 * Launches another process on the database of the backend under test, whose environment this process has.
 * @param env what is different in its environment
 */
export function launchSecondBackend(env: Record<string, string> = {}) {
  const program = join(import.meta.dirname, 'second-backend-process.mjs');
  const options = { execArgv: [], silent: true, env: { ...process.env, ...env } };
  const child = fork(program, [appDirectory, compiledDirectory], options);
  let clockShiftMs = Number(process.env.CLOCK_SHIFT_MS);
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      written += chunk.toString();
    });
  const exited = once(child, 'exit');
  const ended = exited.then(() => {
    throw new Error('The second backend has ended');
  });
  ended.catch(() => {});
  const heard = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  const ask = (message: object) => {
    child.send(message);
    return heard();
  };
  const launched = {
    /** Returns its standard output and standard error. */
    written: () => written,
    /** Resolves once it has ended, however that came. */
    exited,
    /** Stops the process in the middle of whatever it does: its connections stay open, and nothing is answered. */
    hang: () => void child.kill('SIGSTOP'),
    /** Lets a hanging process go on as if nothing had been. */
    wake: () => void child.kill('SIGCONT'),
    stop: async () => {
      child.kill('SIGCONT');
      if (child.connected) child.disconnect();
      await exited;
    },
    /** Asks it to end, as a service manager does; gives its exit code. */
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      const [code] = await exited;
      return z.number().nullable().parse(code);
    },
  };
  afterAll(launched.stop);
  const started = heard().then((said) => ({
    ...launched,
    ...z.object({ url: z.string() }).parse(said),
    /** Sets its clock forward, as if it had idled for that long. */
    pass: (milliseconds: number) => {
      clockShiftMs += milliseconds;
      return ask({ clockShiftMs });
    },
    /** Has an error of these words thrown where nobody catches it; gives its exit code. */
    fall: async (words: string) => {
      child.send({ thrown: words });
      // Once its output has been read, too.
      const [code] = await once(child, 'close');
      return z.number().parse(code);
    },
    /** Has it killed as it sends its `count`-th change of a table from now on. */
    dieAt: (table: string, count: number) => ask({ deadly: { table, count } }),
    /** Lets it look now for mails that are due. */
    sendMails: () => ask({ isMailDue: true }),
    /** Runs one of its jobs, as its clock does. @throws when it fails */
    runJob: async (job: string) => {
      const { failed } = z.object({ failed: z.string().nullable() }).parse(await ask({ job }));
      if (failed !== null) throw new Error(failed);
    },
  }));
  started.catch(() => {});
  return { ...launched, started };
}

/** The same, once it answers requests. */
export const startSecondBackend = (env: Record<string, string> = {}) => launchSecondBackend(env).started;

export type SecondBackend = Awaited<ReturnType<typeof startSecondBackend>>;
