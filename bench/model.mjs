import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compileBackend, newDirectory } from './lib/bench-backend.mjs';
import { readBooks } from './lib/bookkeeping.mjs';
import { compareBooks, killAndCompare } from './lib/model-books.mjs';
import { ModelRun } from './lib/model-run.mjs';
import { startPostgres } from './lib/postgres.mjs';

// Random operations against the real booking services and, beside them, against a simple model that says what
// must happen. The process that runs them is killed now and then; afterwards the books must agree again.
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite,postgres' },
    operations: { type: 'string', default: '1000000' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

async function runModel({ database, databaseUrl }) {
  const directory = newDirectory();
  const seed = Number(values.seed);
  const operations = Number(values.operations);
  const run = new ModelRun({ database, databaseUrl, directory, seed });
  const started = Date.now();
  try {
    await run.start();
    const between = operations / (Number(values.kills) + 1);
    let kills = 0;
    while (run.done < operations) {
      await run.round();
      if (run.done < between * (kills + 1) || run.done >= operations) continue;
      await killAndCompare(run);
      kills += 1;
      if (kills % 5 === 0) console.error(`${database}: ${run.done} operations, ${kills} kills`);
    }
    await run.process.end('SIGTERM');
    await compareBooks(run, await readBooks(run));
    const perSecond = Math.round((1000 * operations) / (Date.now() - started));
    console.log(
      JSON.stringify({
        database,
        seed,
        operations: run.done,
        kills,
        appointments: run.appointments.size,
        perSecond,
        doubleBookings: 0,
      }),
    );
  } catch (error) {
    console.error(`seed ${seed}`);
    throw error;
  } finally {
    await run.process?.end('SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  }
}

compileBackend();
for (const database of values.database.split(',')) {
  const postgres = database === 'postgres' ? await startPostgres() : null;
  try {
    await runModel({ database, databaseUrl: postgres ? await postgres.createDatabase('model') : null });
  } finally {
    await postgres?.stop();
  }
}
