import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { compileBackend, newDirectory, startBackend } from './lib/bench-backend.mjs';
import { bookingRequests } from './lib/booking-requests.mjs';
import { checkBooks } from './lib/bookkeeping.mjs';
import { startPostgres } from './lib/postgres.mjs';

// Kills the backend (SIGKILL) at random moments under sixteen booking patients, again and again on the same
// data, and asks the database afterwards: is every acknowledged booking there, whole, and nothing half?
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite,postgres' },
    rounds: { type: 'string', default: '100' },
    clients: { type: 'string', default: '16' },
  },
});
const rounds = Number(values.rounds);

/** Books until the backend is gone; adds what was acknowledged. */
async function client({ backend, next, acknowledged }) {
  for (;;) {
    const { path, ...request } = next();
    try {
      const response = await fetch(`${backend.url}${path}`, request);
      const answer = await response.json();
      if (response.status !== 201) throw new Error(`Answered ${response.status}: ${answer.error?.name}`);
      acknowledged.add(answer.data.bookingNumber);
    } catch (error) {
      // What was sent and not answered may be stored or not: both are right.
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
  }
}

async function killRounds({ database, databaseUrl }) {
  const directory = newDirectory();
  const acknowledged = new Set();
  const file = join(directory, 'data/clinic.db');
  let asked = 0;
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const backend = await startBackend({ databaseUrl, stored: 0, directory });
      const requests = bookingRequests(backend, { from: asked });
      const next = () => {
        asked += 1;
        return requests();
      };
      const clients = Array.from({ length: Number(values.clients) }, () =>
        client({ backend, next, acknowledged }),
      );
      // Not before something has been acknowledged, however slow the machine is.
      const before = acknowledged.size;
      while (acknowledged.size === before) await pause(10);
      await pause(Math.random() * 600);
      await backend.kill();
      await Promise.all(clients);
      const books = await checkBooks({ databaseUrl, file, acknowledged });
      const result = { database, round, asked, acknowledged: acknowledged.size, ...books };
      if (round % 10 === 0 || round === rounds) console.log(JSON.stringify(result));
      if (books.lost.length > 0 || Object.keys(books.faults).length > 0) {
        throw new Error(`Round ${round} on ${database}: ${JSON.stringify(books)}`);
      }
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

compileBackend();
for (const database of values.database.split(',')) {
  const postgres = database === 'postgres' ? await startPostgres() : null;
  try {
    await killRounds({ database, databaseUrl: postgres ? await postgres.createDatabase('kill') : null });
  } finally {
    await postgres?.stop();
  }
}
