import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { appDirectory, compiledDirectory } from './directories';

export interface SecondBackend {
  url: string;
  /** Sets its clock forward, as if it had idled for that long. */
  pass: (milliseconds: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts another process on the database of the backend under test, whose environment this process has. */
export async function startSecondBackend(): Promise<SecondBackend> {
  const program = join(import.meta.dirname, 'second-backend-process.mjs');
  const child = fork(program, [appDirectory, compiledDirectory], { execArgv: [] });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The second backend has ended');
  });
  ended.catch(() => {});
  const heard = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  const { url } = z.object({ url: z.string() }).parse(await heard());
  return {
    url,
    pass: async (passMs) => {
      child.send({ passMs });
      await heard();
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
