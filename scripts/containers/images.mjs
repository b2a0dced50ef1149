import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseEnv } from '../lib/env-files.mjs';
import { Fault } from '../lib/fault.mjs';
import { runProcess } from '../lib/processes.mjs';
import { backendDir, logDir, root, websiteDir } from '../lib/project.mjs';
import { temporaryFolder } from '../lib/undo.mjs';

/** Without cgroups and namespaces of its own, which many build machines lack. */
const ISOLATION = ['--isolation', 'chroot'];
/** Limit of open files: npm opens more at once than the 1024 that Buildah gives. */
const LIMITS = [
  '--ulimit',
  `nofile=${execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim()}`,
];
const logFile = join(logDir, 'containers.log');

/** @param {string[]} args */
export function buildah(...args) {
  return execFileSync('buildah', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();
}

/** @param {{ image: string, suite: string, packages: string[], complete?: (container: string) => void }} options */
async function makeDebian({ image, suite, packages, complete }) {
  if (spawnSync('buildah', ['inspect', '--type', 'image', image]).status === 0) return 'already there';
  const archive = join(temporaryFolder('clinic-base-'), 'debian.tar');
  await runProcess({
    command: 'mmdebstrap',
    args: ['--variant=minbase', `--include=${['ca-certificates', ...packages].join(',')}`, suite, archive],
    logFile,
  });
  const container = buildah('from', 'scratch');
  buildah('add', container, archive, '/');
  complete?.(container);
  buildah('commit', '--rm', container, image);
  return 'made';
}

/**
 * Makes a base as a registry would give it: a small Debian with this Node and its npm.
 *
 * @param {{ image: string, suite: string }} options suite: such as "bookworm"
 */
export async function makeBase({ image, suite }) {
  const complete = (/** @type {string} */ container) => {
    const npmCli = process.env.npm_execpath;
    if (!npmCli || !existsSync(npmCli))
      throw new Fault('Call this as npm run check:containers: it takes the npm that calls it.');
    buildah('copy', container, process.execPath, '/usr/local/bin/node');
    buildah('copy', container, dirname(dirname(npmCli)), '/usr/local/lib/node_modules/npm');
    const link = ['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm'];
    buildah('run', ...ISOLATION, container, ...link);
  };
  return await makeDebian({ image, suite, packages: [], complete });
}

/**
 * Makes what stands in for the engines' images of deploy/compose.yaml.
 *
 * @param {{ base: string, suite: string }} options base: an image with Node
 * @returns {Promise<Record<string, string>>} the images by the names compose.yaml asks for them
 */
export async function makeEngines({ base, suite }) {
  const engines = `localhost/clinic-engines:${suite}`;
  const packages = ['nginx', 'postgresql', 'redis-server'];
  await makeDebian({ image: engines, suite, packages });
  const context = join(root, 'scripts', 'containers', 'engines');
  const { devDependencies } = JSON.parse(readFileSync(join(backendDir, 'package.json'), 'utf8'));
  const args = { ENGINES: engines, NODE: base, S3RVER: devDependencies.s3rver };
  /** @type {Record<string, string>} */
  const images = {};
  for (const target of ['nginx', 'postgres', 's3', 'valkey']) {
    const image = `localhost/clinic-check-${target}:latest`;
    await build({ target, image, args, context, file: join(context, 'Containerfile') });
    images[`${target.toUpperCase()}_IMAGE`] = image;
  }
  return images;
}

/** Returns how this machine reaches its registry of packages: in none of the layers. */
function wayToPackages() {
  const npmrc = join(homedir(), '.npmrc');
  return [
    ...(existsSync(npmrc) ? ['--secret', `id=npmrc,src=${npmrc}`] : []),
    ...(existsSync('/etc/npmrc') ? ['--volume', '/etc/npmrc:/usr/local/etc/npmrc:ro'] : []),
    ...['--volume', '/etc/ssl/certs:/etc/ssl/certs:ro'],
  ];
}

/** @param {{ target: string, image: string, args: Record<string, string>, file: string, context: string }} options */
async function build({ target, image, args, file, context }) {
  const given = Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
  const how = ['bud', ...ISOLATION, ...LIMITS, '--format=docker', '--layers', ...given, ...wayToPackages()];
  await runProcess({
    name: `The build of the image ${image}`,
    command: 'buildah',
    args: [...how, '--file', file, '--target', target, '--tag', image, context],
    logFile,
  });
}

/** @param {{ target: 'backend' | 'website' | 'backup', base: string, image: string, args?: Record<string, string> }} options */
export async function buildImage({ target, base, image, args = {} }) {
  const file = join(root, 'deploy', 'Containerfile');
  await build({ target, image, args: { BASE: base, ARCH: process.arch, ...args }, file, context: root });
}

/**
 * Returns what an image says of itself.
 *
 * @param {string} image
 * @returns {{ config: { Env: string[], Cmd: string[], User: string, WorkingDir: string, Healthcheck?: { Test: string[] }, Labels: Record<string, string> }, megabytes: number }}
 */
export function describeImage(image) {
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', image));
  const listed = JSON.parse(buildah('images', '--json', image))[0];
  return {
    config: Docker.config,
    megabytes: Math.round(Number(listed.sizeInBytes ?? parseSize(listed.size))),
  };
}

/** @param {string} text such as "875 MB" */
function parseSize(text) {
  const [number = '0', unit = 'MB'] = text.split(' ');
  return Number(number) * (unit === 'GB' ? 1000 : 1);
}

/**
 * Returns what an image holds that it should not: settings of this machine, or files that may hold some.
 *
 * @param {{ rootfs: string, image: string }} options
 * @returns {string[]} sentences
 */
export function findSecrets({ rootfs, image }) {
  const files = execFileSync(
    'find',
    [join(rootfs, 'clinic'), '-name', '.env*', '-not', '-path', '*/node_modules/*'],
    { encoding: 'utf8' },
  );
  const found = files
    .split('\n')
    .filter(Boolean)
    .map((file) => `${file.slice(rootfs.length)} is in the image`);
  const description = buildah('inspect', '--type', 'image', image);
  for (const file of [join(backendDir, '.env'), join(websiteDir, '.env.local')]) {
    const values = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
    for (const [name, value] of Object.entries(values)) {
      if (!/(?:SALT|SECRET|KEYS?|TOKEN|PASSWORD)$/.test(name) || value.length < 8) continue;
      const { status } = spawnSync('grep', ['-rqF', '--', value, join(rootfs, 'clinic')]);
      if (status === 0 || description.includes(value)) found.push(`${name} of this machine is in the image`);
    }
  }
  return found;
}
