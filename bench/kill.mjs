import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { compileBackend, newDirectory, startBackend } from './lib/bench-backend.mjs';
import { bookingRequests, depositRequest, seriesRequest } from './lib/booking-requests.mjs';
import { checkBooks, faultsOfBooks } from './lib/bookkeeping.mjs';
import { checkDeposits, DepositGateway, letDepositsPass } from './lib/deposit-gateway.mjs';
import { onEachDatabase } from './lib/postgres.mjs';
import { countsOf, noneOf, tableFrom } from './lib/results.mjs';
import { runBench } from './lib/run-bench.mjs';

/** Requests of which one is for a whole series with a booth. */
const SERIES_EVERY = 8;
/** And one of so many is for a time with a deposit. */
const DEPOSIT_EVERY = 3;

const COUNTS = ['rounds', 'asked', 'series', 'acknowledged', 'stored', 'lost', 'paid', 'owed', 'disputed'];

/** Books until the backend is gone; adds what was acknowledged. */
async function client({ backend, next, acknowledged }) {
  for (;;) {
    const { path, mayBeTaken = false, ...request } = next();
    try {
      const response = await fetch(`${backend.url}${path}`, request);
      const answer = await response.json();
      if (mayBeTaken && answer.error?.name === 'SlotTakenError') continue;
      if (response.status !== 201) throw new Error(`Answered ${response.status}: ${answer.error?.name}`);
      acknowledged.add(answer.data.bookingNumber);
    } catch (error) {
      // A request without an answer may be stored or not: both are right.
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
  }
}

/** Kills again and again on the same data. @returns what was booked in all, and what is wrong, one sentence each */
async function killRounds({ database, databaseUrl, rounds, clients }) {
  const directory = newDirectory();
  const acknowledged = new Set();
  const place = { databaseUrl, databaseFile: join(directory, 'data/clinic.db') };
  const found = { database, rounds: 0, asked: 0, series: 0, acknowledged: 0, stored: 0, lost: 0, faults: [] };
  const gateway = await new DepositGateway().start(directory);
  const begin = async () => {
    const backend = await startBackend({ databaseUrl, stored: 0, directory, env: gateway.settings });
    gateway.connect(backend);
    return backend;
  };
  while (found.rounds < rounds && found.faults.length === 0) {
    const backend = await begin();
    const requests = bookingRequests(backend, { from: found.asked - found.series });
    const next = () => {
      found.asked += 1;
      if (found.asked % DEPOSIT_EVERY === 0) return depositRequest(backend, found.asked);
      const series = found.asked % SERIES_EVERY === 0 ? seriesRequest(backend, found.series) : null;
      if (series) found.series += 1;
      return series ?? requests();
    };
    const booking = Array.from({ length: clients }, () => client({ backend, next, acknowledged }));
    // Not before something has been acknowledged, however slow the machine is.
    const before = acknowledged.size;
    while (acknowledged.size === before) await pause(10);
    await pause(Math.random() * 1500);
    await backend.kill();
    gateway.connect(null);
    await Promise.all(booking);
    const { stored, lost, faults } = await checkBooks({ ...place, acknowledged });
    found.rounds += 1;
    Object.assign(found, { acknowledged: acknowledged.size, stored, lost: lost.length });
    found.faults = faultsOfBooks({ lost, faults }).map(
      (fault) => `${database}, round ${found.rounds}: ${fault}`,
    );
    await letDepositsPass(place);
    console.log(
      `${database}: killed ${found.rounds} of ${rounds} times, ${gateway.taken.size} payments taken`,
    );
  }
  const backend = await begin();
  await gateway.settled();
  await backend.kill();
  const deposits = await checkDeposits(place, gateway.taken);
  found.faults.push(...deposits.faults.map((fault) => `${database}: ${fault}`));
  return { ...found, ...deposits.settled };
}

await runBench({
  name: 'kill',
  title: 'Killed',
  about:
    'The backend is killed (SIGKILL) at random moments under booking patients, again and again on the same data, and the database is asked afterwards: is every acknowledged booking there, whole, and nothing half? One request of eight is for a series of twelve visits with a booth. One of three asks a deposit, at a gateway that answers late, tells its notices again and takes money twice, too late or of another amount: each payment must be the deposit of an appointment that stands, or the desk’s to settle. An answer may die with the process, so more is stored than was acknowledged.',
  options: { database: 'sqlite,postgres', rounds: 100, clients: 16 },
  measure: async ({ values }) => {
    compileBackend();
    const found = await onEachDatabase(values.database, async ({ database, createDatabase }) => {
      const databaseUrl = await createDatabase('kill');
      return await killRounds({ database, databaseUrl, rounds: values.rounds, clients: values.clients });
    });
    return {
      tables: [tableFrom({ found, labels: { database: 'database' }, columns: countsOf(COUNTS) })],
      aims: found.flatMap(({ database, rounds, lost }) => [
        noneOf(`acknowledged bookings lost, ${database}`, lost),
        { name: 'in rounds', unit: '', value: rounds, atLeast: 100, isTotal: true },
      ]),
      faults: found.flatMap(({ faults }) => faults),
    };
  },
});
