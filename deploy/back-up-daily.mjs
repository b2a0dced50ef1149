import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

// The service "backup" of compose.yaml: a backup every night at 02:30 UTC, another try an hour after one that failed, and one
// at once when there is none of the last day.
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NIGHT_MS = 2.5 * HOUR_MS;

const untilNight = () => DAY_MS - ((Date.now() - NIGHT_MS) % DAY_MS);

/** Returns when the last good backup began, epoch milliseconds; 0 when there is none. */
function lastBackup() {
  try {
    const file = join(process.env.DATA_DIR ?? '', 'last-backup.json');
    return Date.parse(JSON.parse(readFileSync(file, 'utf8')).began);
  } catch {
    return 0;
  }
}

function backUp() {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/backup.mjs'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
  // Told when the container ends, so that it leaves nothing behind.
  const stop = () => child.once('close', () => process.exit(143)).kill('SIGTERM');
  process.once('SIGTERM', stop);
  return new Promise((done) =>
    child.once('close', (code) => {
      process.off('SIGTERM', stop);
      done(code === 0);
    }),
  );
}

if (Date.now() - lastBackup() < DAY_MS) await pause(untilNight());
for (;;) await pause((await backUp()) ? untilNight() : HOUR_MS);
