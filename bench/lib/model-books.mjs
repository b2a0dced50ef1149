import { join } from 'node:path';
import { checkBooks, readBooks } from './bookkeeping.mjs';

/** Kills the process in the middle of bookings and takes over into the model what the database has of them. */
export async function killAndCompare(run) {
  const visits = Array.from({ length: 8 }, (_, index) => ({
    ...run.visit(),
    phone: `+2012${10_000_000 + run.done * 10 + index}`,
  }));
  const requests = visits.map((visit) => run.request(visit));
  for (const request of requests) run.process.call('book', request).catch(() => {});
  await new Promise((done) => setTimeout(done, run.below(40)));
  await run.process.end('SIGKILL');
  const books = await readBooks(run);
  for (const [index, { idempotencyKey }] of requests.entries()) {
    const row = books.find((one) => one.idempotency_key === idempotencyKey);
    if (!row) continue;
    if (!run.model.isFree(visits[index], run.now))
      throw new Error('A killed booking took a time that was taken');
    run.booked(visits[index], { id: row.document_id, number: row.booking_number });
  }
  await compareBooks(run, books);
  await run.start();
}

/** Holds what the database has against what the model says. @throws Error naming the first difference */
export async function compareBooks(run, books) {
  if (books.length !== run.model.appointments.size)
    throw new Error(`${books.length} stored, ${run.model.appointments.size} expected`);
  for (const row of books) {
    const known = run.model.appointments.get(row.document_id);
    const isSame =
      known &&
      known.status === row.status &&
      known.version === Number(row.version) &&
      known.startsAt === Number(row.starts_at);
    if (!isSame) throw new Error(`Appointment ${row.booking_number} differs from the model's`);
  }
  const { faults } = await checkBooks({
    ...run,
    file: join(run.directory, 'data/clinic.db'),
    acknowledged: new Set(),
    wholeVisits: false,
  });
  if (Object.keys(faults).length > 0) throw new Error(JSON.stringify(faults));
}
