import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { countRows } from './backup/database.mjs';
import { howToStart, keepOwners } from './backup/owner.mjs';
import { placesOf } from './backup/places.mjs';
import { askLine } from './lib/ask-line.mjs';
import { loadBackendModule } from './lib/backend-module.mjs';
import { Fault } from './lib/fault.mjs';
import { requireStopped } from './lib/prepare.mjs';
import { stopAll } from './lib/processes.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { readSettings } from './lib/settings.mjs';
import { createSteps } from './lib/steps.mjs';
import { takeTurn } from './lib/turn.mjs';
import { makeTables } from './move/make-tables.mjs';

// npm run import-export -- FILE: reads an export of everything (docs/export.md) into this installation, which has to be empty and
// stopped. The pass phrase is asked for, or EXPORT_PASSPHRASE.
const step = createSteps({ total: 2 });
const { positionals } = parseArgs({ allowPositionals: true });

async function importExport() {
  const [name] = positionals;
  if (!name) throw new Fault('Name the export: npm run import-export -- clinic-….tar.gz.age');
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  if (!existsSync(file)) throw new Fault(`There is no export at ${file}.`);
  takeTurn('import-export');
  const { backend } = readSettings();
  await requireStopped(backend);
  const asked = 'EXPORT_PASSPHRASE';
  const passphrase = process.env[asked] ?? (await askLine('Pass phrase of the export: ', asked, true));
  const { readExport } = await loadBackendModule('data-export/read-export');
  const places = placesOf(backend);
  const giveBack = keepOwners(places);
  await step({ title: 'Make the tables' }, async () => {
    const hasTables = places.databaseUrl
      ? Object.keys(await countRows(places)).length > 0
      : existsSync(places.databaseFile);
    if (hasTables) return 'there already';
    await makeTables(backend);
  });
  const rows = await step({ title: 'Read' }, () =>
    readExport({ file, passphrase }).catch(asFault).finally(giveBack),
  );
  const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
  console.log(`Read back: ${count} rows in ${Object.keys(rows).length} tables. Start: ${howToStart()}.`);
}

/** @param {Error} error @returns {never} */
function asFault(error) {
  throw error.name === 'ReadingRefused' ? new Fault(error.message) : error;
}

runToEnd(importExport, stopAll);
