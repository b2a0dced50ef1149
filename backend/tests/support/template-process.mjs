import { cpSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import { createClinic } from './clinic-content.ts';

/*
 * Starts the compiled backend once on an empty database and stops: what is there then is the bare template of the tests.
 * In a copy of it the small clinic is written, which is their other template.
 */
const require = createRequire(import.meta.url);
const { createStrapi } = require('@strapi/strapi');
const { readEnvironmentAgain } = require('../../../scripts/test/read-environment-again.cjs');
const { appDirectory, compiledDirectory, serverUrl, bare, clinic } = JSON.parse(process.argv[2] ?? '');

/** @param {(strapi: import('@strapi/strapi').Core.Strapi) => Promise<unknown>} write */
async function startOnce(write) {
  const strapi = createStrapi({ appDir: appDirectory, distDir: compiledDirectory, serveAdminPanel: false });
  await strapi.load();
  const written = await write(strapi);
  await strapi.destroy();
  return written;
}

await startOnce(async () => {});
// The packages that a backend loads of which nothing more is asked.
const packages = Object.keys(require.cache)
  .filter((file) => /\.c?js$/.test(file))
  .map((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]);

cpSync(bare.directory, clinic.directory, { recursive: true });
if (clinic.database) {
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`CREATE DATABASE ${clinic.database} TEMPLATE ${bare.database}`);
  await client.end();
}
Object.assign(process.env, clinic.environment);
readEnvironmentAgain(compiledDirectory);
const { WEEKDAYS } = require(join(compiledDirectory, 'src', 'scheduling', 'schedule.js'));
const documents = await startOnce((strapi) => createClinic(strapi, WEEKDAYS));
writeSync(1, `\n${JSON.stringify({ packages: [...new Set(packages)], documents })}\n`);
process.exit(0);
