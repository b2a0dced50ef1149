import { statSync } from 'node:fs';
import { join } from 'node:path';
import { compiled } from './bench-backend.mjs';

// Writes an export of the clinic that the environment names into a folder, as npm run export-data does, and says what it took.
const file = join(process.argv[2] ?? '', 'clinic.tar.gz.age');
const { writeExport } = compiled('data-export/write-export');
const { newPassphrase } = compiled('data-export/archive');
const from = performance.now();
const { rows } = await writeExport({ file, passphrase: newPassphrase(), now: Date.now() });
const seconds = (performance.now() - from) / 1000;
const { user, system } = process.cpuUsage();
const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
console.log(
  JSON.stringify({ rows: count, seconds, cpu: (user + system) / 1e6, megabytes: statSync(file).size / 1e6 }),
);
