import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells the scripts that every page of a build has, by their addresses: React and Next, as the build names them.
 *
 * @param build folder of the build
 */
export function createIsShared(build: string): (src: string) => boolean {
  const { rootMainFiles } = JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8'));
  const shared = new Set<string>(rootMainFiles.map((file: string) => `/_next/${file}`));
  return (src) => shared.has(src.split('?', 1)[0] ?? '');
}
