import { statSync } from 'node:fs';
import { join } from 'node:path';
import { requireFromBackend } from '../../scripts/lib/project.mjs';

// Writes an export of the clinic that the environment names into a folder, as npm run export-data does, and says what it took.
const [folder = '', compiledDirectory = ''] = process.argv.slice(2);
const file = join(folder, 'clinic.tar.gz.age');
const compiled = (path) => requireFromBackend(join(compiledDirectory, 'src/data-export', path));
const { writeExport } = compiled('write-export');
const { newPassphrase } = compiled('archive');
const from = performance.now();
const { rows } = await writeExport({ file, passphrase: newPassphrase(), now: Date.now() });
const seconds = (performance.now() - from) / 1000;
const { user, system } = process.cpuUsage();
const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
console.log(
  JSON.stringify({ rows: count, seconds, cpu: (user + system) / 1e6, megabytes: statSync(file).size / 1e6 }),
);
