import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportsFolder } from './backup/places.mjs';
import { loadBackendModule } from './lib/backend-module.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { cleanUp, undoLater } from './lib/undo.mjs';

// npm run export-data (-- --to FILE): writes everything of this clinic into an encrypted archive (docs/export.md), and says the
// pass phrase that opens it. The site may run.
const { values } = parseArgs({ options: { to: { type: 'string' } } });

async function exportData() {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = values.to ? resolve(values.to) : join(exportsFolder, `clinic-${stamp}.tar.gz.age`);
  const { writeExport } = await loadBackendModule('data-export/write-export');
  const { newPassphrase } = await loadBackendModule('data-export/archive');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Interrupted, it would leave the rows of every table there, unencrypted.
  undoLater(() => {
    for (const left of ['rows', 'part']) rmSync(`${file}.${left}`, { recursive: true, force: true });
  });
  const passphrase = newPassphrase();
  const { rows, files, missing } = await writeExport({ file, passphrase, now: Date.now() });
  const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
  console.log(`Exported ${count} rows and ${files} files: ${file}`);
  for (const name of missing) console.error(`MISSING: ${name} is named by a row and cannot be read.`);
  console.log(`The pass phrase that opens it, said this once: ${passphrase}`);
}

runToEnd(exportData, cleanUp);
