import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Files of a build that was replaced are kept for so long: pages that are open ask for them. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** File of a build about earlier ones: when each was replaced (epoch ms), known once the new one starts. */
const LIST = 'previous-builds.json';
const builds = z.array(
  z.object({ id: z.string(), replacedAt: z.number().nullable(), files: z.array(z.string()) }),
);

/**
 * Begins the last day of builds that have just been replaced, and removes the files of those whose day is over. Called at
 * the start, before Next lists its files, and every hour.
 *
 * @param dir Next's folder of the build
 */
export function removeOldFiles(dir: string, now = Date.now()): void {
  const list = join(dir, LIST);
  if (!existsSync(list)) return;
  const read = builds.parse(JSON.parse(readFileSync(list, 'utf8')));
  const known = read.map((build) => ({ ...build, replacedAt: build.replacedAt ?? now }));
  const kept = known.filter(({ replacedAt }) => replacedAt + KEPT_MS > now);
  const needed = new Set(kept.flatMap(({ files }) => files));
  for (const file of known.flatMap(({ files }) => files))
    if (!needed.has(file)) rmSync(join(dir, 'static', file), { force: true });
  if (JSON.stringify(kept) !== JSON.stringify(read)) writeFileSync(list, JSON.stringify(kept));
}
