import { existsSync, readFileSync } from 'node:fs';
import { countPostgres, withPostgres } from './backup/database.mjs';
import { howToStart } from './backup/owner.mjs';
import { placesOf } from './backup/places.mjs';
import { buildBackend } from './lib/backend.mjs';
import { addSettings, backendFile, parseEnv } from './lib/env-files.mjs';
import { Fault } from './lib/fault.mjs';
import { installBoth, requireStopped } from './lib/prepare.mjs';
import { stopAll } from './lib/processes.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { readSettings } from './lib/settings.mjs';
import { createSteps } from './lib/steps.mjs';
import { takeTurn } from './lib/turn.mjs';
import { makeTables } from './move/make-tables.mjs';
import { removeTables } from './move/remove-tables.mjs';
import { moveRows } from './move/rows.mjs';

// DATABASE_URL=postgres://… npm run move-to-postgres: a clinic on SQLite goes on with everything in PostgreSQL. The site has
// to be stopped, the database empty. The SQLite file is only read, and stays.
const step = createSteps({ total: 4 });

async function move() {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl)
    throw new Fault('Name an empty database: DATABASE_URL=postgres://… npm run move-to-postgres');
  takeTurn('move-to-postgres');
  const { backend } = readSettings();
  if (parseEnv(readFileSync(backendFile, 'utf8')).DATABASE_URL)
    throw new Fault('The settings name a PostgreSQL already (DATABASE_URL in backend/.env).');
  const before = { ...backend, DATABASE_URL: '' };
  const { databaseFile } = placesOf(before);
  if (!existsSync(databaseFile)) throw new Fault(`There is no SQLite database at ${databaseFile}.`);
  await requireStopped(before);
  await step({ title: 'Install and build' }, async () => {
    await installBoth({ withTests: false });
    await buildBackend();
  });
  await withPostgres(databaseUrl, async (client) => {
    if (Object.keys(await countPostgres(client)).length > 0)
      throw new Fault('The database of DATABASE_URL is not empty. Make an empty one.');
    const moved = await fill(client, { backend, databaseUrl, databaseFile });
    await step({ title: 'Note the new database in backend/.env' }, async () => {
      addSettings(backendFile, { DATABASE_URL: databaseUrl });
    });
    const rows = Object.values(moved).reduce((sum, count) => sum + count, 0);
    console.log(
      `Moved: ${rows} rows in ${Object.keys(moved).length} tables, each the same as before. Start: ${howToStart()}.\n` +
        `The SQLite file stays as it was, for the way back: ${databaseFile}\n` +
        'Patients are in it: the backups remove it as they do backups of today. Remove it before when nothing leads back.',
    );
  });
}

/**
 * Fills the empty database. When that fails it is empty again, and the clinic goes on where it was.
 *
 * @param {import('./move/rows.mjs').Client} client
 * @param {{ backend: Record<string, string>, databaseUrl: string, databaseFile: string }} clinic
 */
async function fill(client, { backend, databaseUrl, databaseFile }) {
  try {
    await step({ title: 'Make the tables' }, () => makeTables({ ...backend, DATABASE_URL: databaseUrl }));
    return await step({ title: 'Copy and compare every row' }, () =>
      moveRows({ file: databaseFile, client }),
    );
  } catch (error) {
    await stopAll();
    const isEmptied = await removeTables(client).then(
      () => true,
      () => false,
    );
    const left = isEmptied ? 'is empty again' : 'could not be emptied: make another one for the next try';
    console.error(
      `The database of DATABASE_URL ${left}. The clinic goes on with SQLite: ${howToStart()}. ` +
        'Once the cause below is mended, run the same command again.',
    );
    throw error;
  }
}

runToEnd(move, stopAll);
