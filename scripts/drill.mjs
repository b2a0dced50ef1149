import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readArchive } from './backup/archive.mjs';
import { COPIES, countRows, keepQuiet, restorePostgres, withPostgres } from './backup/database.mjs';
import { describeLeftOut } from './backup/files.mjs';
import { newestBackup } from './backup/keep.mjs';
import { readIdentity } from './backup/keys.mjs';
import { writeNote } from './backup/note.mjs';
import { asideFolder, placesOf } from './backup/places.mjs';
import { buildBackend, startReadyBackend } from './lib/backend.mjs';
import { bookOnce, NothingFree } from './lib/book-once.mjs';
import { ISOLATED, parseEnv } from './lib/env-files.mjs';
import { Fault } from './lib/fault.mjs';
import { installBoth } from './lib/prepare.mjs';
import { logDir } from './lib/project.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { readSettings } from './lib/settings.mjs';
import { formatDuration } from './lib/steps.mjs';
import { cleanUp, temporaryFolder, undoLater } from './lib/undo.mjs';

// A backup that was never restored is a hope. This restores one into an empty place beside the running site, compares
// every table with what was counted, starts a backend on it, books once, and takes it all away again.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { identity: { type: 'string', default: join(asideFolder, 'backup-identity.txt') } },
});

async function drill() {
  const started = Date.now();
  const { backend } = readSettings();
  const places = placesOf(backend);
  const file = positionals[0] ? resolve(positionals[0]) : findNewest(places.backups);
  await installBoth({ withTests: false });
  await buildBackend();
  mkdirSync(asideFolder, { recursive: true });
  // Beside the backups, which remove it should this be ended at once: /tmp may be memory, and no backup looks there.
  const folder = temporaryFolder('clinic-drill-', asideFolder);

  const began = Date.now();
  const manifest = await readArchive({ file, identity: readIdentity(values.identity), into: folder });
  const databaseUrl = manifest.database === 'postgres' ? await createDatabase(backend.DATABASE_URL) : '';
  const copy = join(folder, 'database', COPIES[manifest.database]);
  const data = join(folder, 'data');
  const databaseFile = join(data, 'clinic.db');
  mkdirSync(data, { mode: 0o700 });
  if (databaseUrl) await restorePostgres({ databaseUrl, path: copy });
  else renameSync(copy, databaseFile);
  if (existsSync(join(folder, 'cards'))) renameSync(join(folder, 'cards'), join(data, 'cards'));
  const place = { databaseUrl, databaseFile };
  const found = await countRows(place);
  const missing = Object.entries(manifest.rows)
    .filter(([table, count]) => found[table] !== count)
    .map(([table, count]) => `${table}: ${count} rows were counted, ${found[table] ?? 'no table'} are there`);
  const restored = Date.now();

  const secrets = parseEnv(readFileSync(join(folder, 'settings', 'backend.env'), 'utf8'));
  // It reaches nobody: no mail server, no website, no bucket, no other system, no phone.
  await keepQuiet(place);
  const { url } = await startReadyBackend({
    env: {
      ...{ ...secrets, ...ISOLATED, HOST: '127.0.0.1', SEED: 'none', WEBSITE_URL: 'http://127.0.0.1:9' },
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: data, PUBLIC_DIR: folder },
    },
    logFile: join(logDir, 'drill-backend.log'),
  });
  const ready = Date.now();
  const name = { firstName: 'Restore', lastName: 'Drill' };
  const booked = await bookOnce({ url, key: secrets.WEBSITE_KEY ?? '', name }).then(
    ({ bookingNumber }) => `${formatDuration(Date.now() - began)}: ${bookingNumber}`,
    (error) => {
      if (error instanceof NothingFree) return 'not tried, as no time is free';
      throw error;
    },
  );

  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  const files = Object.keys(manifest.files).filter((name) => /^(?:cards|uploads)\//.test(name));
  const age = formatDuration(started - Date.parse(manifest.began));
  console.log(
    [
      `Drill of ${file}`,
      `  restored and compared   ${formatDuration(restored - began)}: ${rows} rows in ${Object.keys(manifest.rows).length} tables, ${missing.length} tables differ`,
      `  cards and pictures      ${files.length}, each as it was stored`,
      `  ready for requests      ${formatDuration(ready - began)}`,
      `  booked once             ${booked}`,
      `  would be lost now       what came since ${manifest.began}, ${age} ago`,
      ...describeLeftOut(manifest).map((said) => `  not looked at           ${said}`),
    ].join('\n'),
  );
  if (missing.length > 0) throw new Fault(`These tables are not as they were:\n${missing.join('\n')}`);
  writeNote({ places, name: 'drill', note: { at: new Date().toISOString() } });
}

/** @param {string} folder */
function findNewest(folder) {
  const newest = newestBackup(folder);
  if (!newest) throw new Fault(`There is no backup in ${folder}. Make one with npm run backup.`);
  return join(folder, newest);
}

/** An empty database on the same server, dropped at the end. @param {string | undefined} databaseUrl */
async function createDatabase(databaseUrl) {
  if (!databaseUrl) throw new Fault('This is a backup of PostgreSQL: name its server in DATABASE_URL.');
  const name = `clinic_drill_${randomBytes(4).toString('hex')}`;
  const run = (/** @type {string} */ statement) =>
    withPostgres(databaseUrl, (client) => client.query(statement));
  await run(`CREATE DATABASE ${name}`);
  undoLater(() => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

runToEnd(drill, cleanUp);
