import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { appDirectory, compiledDirectory } from './directories';

export interface SecondBackend {
  url: string;
  /** Sets its clock forward, as if it had idled for that long. */
  pass: (milliseconds: number) => Promise<void>;
  /** Has an error of these words thrown where nobody catches it; gives its exit code. */
  fall: (words: string) => Promise<number>;
  /** What it has written to its standard output and standard error. */
  written: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts another process on the database of the backend under test, whose environment this process has.
 *
 * @param env what it has in place of it
 */
export async function startSecondBackend(env: Record<string, string> = {}): Promise<SecondBackend> {
  const program = join(import.meta.dirname, 'second-backend-process.mjs');
  const child = fork(program, [appDirectory, compiledDirectory], {
    execArgv: [],
    silent: true,
    env: { ...process.env, ...env },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      written += chunk.toString();
    });
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
    fall: async (words) => {
      child.send({ thrown: words });
      // Once its output has been read, too.
      const [code] = await once(child, 'close');
      return z.number().parse(code);
    },
    written: () => written,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
