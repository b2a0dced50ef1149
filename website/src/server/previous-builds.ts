import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Files of a build that was replaced are kept for so long: pages that are open ask for them. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * The list that a build writes of the files it has taken over (scripts/lib/previous-builds.mjs): for each build before it
 * when it was replaced, epoch milliseconds, which is not known until the new one is started.
 */
const LIST = 'previous-builds.json';
const builds = z.array(
  z.object({ id: z.string(), replacedAt: z.number().nullable(), files: z.array(z.string()) }),
);

/**
 * Begins the last day of builds that have just been replaced, and removes the files of those whose day is over. Called at
 * the start, before Next lists its files, and every hour.
 *
 * @param options.dir Next's folder of the build
 * @param options.flightDir data of pages, see {@link FlightArchive}
 */
export function removeOldFiles({
  dir,
  flightDir,
  now = Date.now(),
}: {
  dir: string;
  flightDir: string;
  now?: number;
}): void {
  const isOver = (time: number) => time + KEPT_MS <= now;
  const list = join(dir, LIST);
  if (existsSync(list)) {
    const read = builds.parse(JSON.parse(readFileSync(list, 'utf8')));
    const known = read.map((build) => ({ ...build, replacedAt: build.replacedAt ?? now }));
    const [over, kept] = [true, false].map((which) =>
      known.filter(({ replacedAt }) => isOver(replacedAt) === which),
    );
    const needed = new Set(kept?.flatMap(({ files }) => files));
    for (const file of over?.flatMap(({ files }) => files) ?? [])
      if (!needed.has(file)) rmSync(join(dir, 'static', file), { force: true });
    if (JSON.stringify(kept) !== JSON.stringify(read)) writeFileSync(list, JSON.stringify(kept));
  }
  if (!existsSync(flightDir)) return;
  for (const name of readdirSync(flightDir)) {
    const file = join(flightDir, name);
    if (isOver(statSync(file).mtimeMs)) rmSync(file, { force: true });
  }
}
