import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Fault } from '../lib/fault.mjs';
import { findFreePort } from '../lib/ports.mjs';
import { startProcess } from '../lib/processes.mjs';
import { logDir } from '../lib/project.mjs';
import { waitForHttp } from '../lib/wait-for-http.mjs';
import { configFile, prometheusDir, rulesFile, ruleTestsFile } from './expressions.mjs';

/** @throws {Fault} that says how to get it, when it is not installed */
export function requirePrometheus() {
  for (const command of ['prometheus', 'promtool'])
    if (spawnSync(command, ['--version']).error)
      throw new Fault(
        `${command} is not installed. On Debian and Ubuntu: apt-get install prometheus. Elsewhere: https://prometheus.io/download.`,
      );
}

/**
 * Has Prometheus' own tool look at what is shipped, and run the cases of its rules.
 *
 * @returns {string[]} what it said
 * @throws {Fault}
 */
export function checkFiles() {
  return [
    ['check', 'config', configFile],
    ['test', 'rules', ruleTestsFile],
  ].map((args) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: prometheusDir, encoding: 'utf8' });
    if (status !== 0) throw new Fault(`promtool ${args.slice(0, 2).join(' ')} failed:\n${stdout}${stderr}`);
    return `promtool ${args.slice(0, 2).join(' ')}: ok`;
  });
}

/** Rules whose hours and minutes are seconds. @param {string} rules */
const hurry = (rules) =>
  rules
    .replaceAll(/for: \w+$/gm, 'for: 0s')
    .replaceAll(/\[\w+\]/g, '[10s]')
    .replaceAll(/offset \w+/g, 'offset 30s');

/**
 * Starts a real Prometheus with the shipped files; only the addresses of the two parts, the pauses and the spans of the rules
 * are others.
 *
 * @param {{ tmp: string, targets: { backend: string, website: string } }} options
 * @returns {Promise<{ ask: (path: string, query?: Record<string, string>) => Promise<any> }>} asks its API
 */
export async function startPrometheus({ tmp, targets }) {
  const dir = join(tmp, 'prometheus');
  mkdirSync(dir);
  cpSync(prometheusDir, dir, { recursive: true });
  const config = readFileSync(configFile, 'utf8')
    .replace('127.0.0.1:9464', targets.backend)
    .replace('127.0.0.1:9465', targets.website)
    .replaceAll('15s', '1s');
  writeFileSync(join(dir, 'prometheus.yml'), config);
  writeFileSync(join(dir, basename(rulesFile)), hurry(readFileSync(rulesFile, 'utf8')));
  const address = `127.0.0.1:${await findFreePort()}`;
  const logFile = join(logDir, 'check-prometheus.log');
  const running = startProcess({
    name: 'Prometheus',
    command: 'prometheus',
    args: [
      `--config.file=${join(dir, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(dir, 'data')}`,
      `--web.listen-address=${address}`,
    ],
    logFile,
  });
  await waitForHttp({ url: `http://${address}/-/ready`, running, timeoutMs: 60_000, logFile });
  return {
    ask: async (path, query = {}) => {
      const answer = await fetch(`http://${address}/api/v1/${path}?${new URLSearchParams(query)}`);
      const { status, data, error } = /** @type {any} */ (await answer.json());
      if (status !== 'success') throw new Fault(`Prometheus refused ${query.query ?? path}: ${error}`);
      return data;
    },
  };
}
