import { measureBareServer } from './lib/baseline.mjs';
import { compileBackend, newDirectory } from './lib/bench-backend.mjs';
import { readBooks } from './lib/bookkeeping.mjs';
import { compareBooks, killAndCompare } from './lib/model-books.mjs';
import { ModelRun } from './lib/model-run.mjs';
import { onEachDatabase } from './lib/postgres.mjs';
import { noneOf, tableFrom } from './lib/results.mjs';
import { runBench } from './lib/run-bench.mjs';

const PROGRESS_MS = 10_000;

/** Runs until all operations are done, or an answer differs from the model's, or the books do not: `faults` names the seed. */
async function runModel({ database, databaseUrl, operations, kills, seed, buyers }) {
  const run = new ModelRun({ database, databaseUrl, directory: newDirectory(), seed, buyers });
  const started = Date.now();
  let killed = 0;
  let progress;
  const faults = [];
  try {
    await run.start();
    // A million operations take most of an hour.
    const say = () =>
      console.log(`${database}: ${run.done} of ${operations}, ${run.series.sold.size} series`);
    progress = setInterval(say, PROGRESS_MS);
    const between = operations / (kills + 1);
    while (run.done < operations) {
      await run.round();
      if (killed === kills || run.done < between * (killed + 1)) continue;
      await killAndCompare(run);
      killed += 1;
      console.log(`${database}: killed ${killed} of ${kills} times, the books agree`);
    }
    await run.process.end('SIGTERM');
    await compareBooks(run, await readBooks(run));
  } catch (error) {
    console.error(error);
    faults.push(`${database}, seed ${seed}: ${error.message}`);
  } finally {
    clearInterval(progress);
    await run.process?.end('SIGKILL');
  }
  const perSecond = (1000 * run.done) / (Date.now() - started);
  const [appointments, series] = [run.appointments.size, run.series.sold.size];
  return { database, operations: run.done, kills: killed, appointments, series, perSecond, faults };
}

await runBench({
  name: 'model',
  title: 'Random operations',
  about:
    'Bookings, holds, expiries, cancellations and their undo, offers of the waiting list and their acceptance beside moves and bookings, rescheduling, confirmations and closed days at random, sixteen at a time, beside moments in which 200 want overlapping series with one booth while others are moved and canceled, against a simple model that says what must happen. The process is killed in between; after each kill and at the end, what is stored is compared with the model. One difference, a time taken twice above all, ends the run. The baseline is a bare server of Node.',
  options: {
    database: 'sqlite,postgres',
    operations: 1_000_000,
    kills: 20,
    buyers: 200,
    // A new one for each run, unless given.
    seed: '',
    baseline: 'yes',
  },
  measure: async ({ values }) => {
    compileBackend();
    const baseline = values.baseline === 'no' ? { perSecond: 0 } : await measureBareServer();
    const { operations, kills, buyers } = values;
    const seed = Number(values.seed || Date.now() % 1_000_000);
    const found = await onEachDatabase(values.database, async ({ database, createDatabase }) => {
      const databaseUrl = await createDatabase('model');
      return await runModel({ database, databaseUrl, operations, kills, seed, buyers });
    });
    return {
      tables: [
        tableFrom({
          found: found.map((one) => ({ ...one, ratio: baseline.perSecond / one.perSecond })),
          labels: { database: 'database' },
          columns: {
            operations: { name: 'operations', isTotal: true },
            kills: { name: 'kills', isTotal: true },
            appointments: { name: 'appointments', isTotal: true },
            series: { name: 'series', isTotal: true },
            perSecond: { name: 'operations/s' },
            ratio: { name: 'to baseline' },
          },
        }),
      ],
      aims: found.map(({ database, faults }) =>
        noneOf(`differences from the model, ${database}`, faults.length),
      ),
      faults: found.flatMap(({ faults }) => faults),
    };
  },
});
