import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder and the places inside it that the commands work with. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');
export const backendDir = join(root, 'backend');
export const websiteDir = join(root, 'website');
export const logDir = join(root, 'var', 'log');

/** True in a checkout; an image (deploy/Containerfile) and an archive (docs/releases.md) have builds and no source. */
export const hasSources = existsSync(join(backendDir, 'src'));
const isRelease = basename(dirname(root)) === 'releases';
export const isImage = !hasSources && !isRelease;

/** Folder with the settings and data: of the clone, or the one an archive was unpacked in, where this is one of its releases. */
export const home = !hasSources && isRelease ? dirname(dirname(root)) : root;

/** Commands and benches have no packages of their own: they use what the apps have installed. */
export const requireFromBackend = createRequire(join(backendDir, 'package.json'));
export const requireFromWebsite = createRequire(join(websiteDir, 'package.json'));

/**
 * Environment of every process of the site. UTC because PostgreSQL columns are written in the process's zone, where a
 * repeated hour would make two instants one.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const commonEnv = {
  TZ: 'UTC',
  STRAPI_TELEMETRY_DISABLED: 'true',
  NEXT_TELEMETRY_DISABLED: '1',
};
