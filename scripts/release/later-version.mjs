import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { standaloneOf } from '../lib/releases.mjs';
import { pack, unpack, writeSums } from './archive.mjs';
import { renameBuild } from './dress.mjs';

/**
 * Makes the archive of a later version out of another's build, for those who try an upgrade.
 *
 * @param {{ made: string, file: string, version: string, isBroken: boolean }} options made: an archive; file: what becomes of it;
 *   isBroken: its website does not start
 */
export async function makeLaterVersion({ made, file, version, isBroken }) {
  const beside = `${file}.folder`;
  const releases = join(beside, 'clinic', 'releases');
  mkdirSync(releases, { recursive: true });
  const name = await unpack({ file: made, into: releases });
  const release = join(releases, `${version}-${basename(file, '.tar.gz')}`);
  renameSync(join(releases, name), release);
  const standalone = standaloneOf(release);
  renameBuild(standalone, version);
  const manifest = join(release, 'package.json');
  const text = readFileSync(manifest, 'utf8').replace(/"version": "[^"]+"/, `"version": "${version}"`);
  writeFileSync(manifest, text);
  if (isBroken) writeFileSync(join(standalone, 'main.mjs'), 'throw new Error("broken on purpose");\n');
  await writeSums(release);
  pack({ folder: join(beside, 'clinic'), file, time: '2026-01-01' });
  rmSync(beside, { recursive: true });
}
