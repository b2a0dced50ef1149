import { join } from 'node:path';
import { checkBooks, readBooks } from './bookkeeping.mjs';
import { isAhead, SEATED } from './model.mjs';
import { offerTogether } from './model-races.mjs';

/** Buyers of series among those who are killed. */
const ASKED_SERIES = 8;

/** Kills the process in the middle of bookings and takes over into the model what the database has of them. */
export async function killAndCompare(run) {
  const asked = run.lanes.flatMap((lane) =>
    [1, 2].map(() => {
      const appointment = { ...lane.anyAppointment(), phone: run.newPhone() };
      return { lane, appointment, request: lane.request(appointment) };
    }),
  );
  const offered = [];
  for (const lane of run.lanes.slice(0, 4)) {
    for (const { told, appointment } of await offerTogether(lane, lane.anyAppointment()))
      offered.push({ lane, appointment, told, request: { idempotencyKey: `waiting-offer-${told.offer}` } });
  }
  const undone = await cancelSome(run);
  const ofSeries = run.series.ask(ASKED_SERIES);
  for (const one of ofSeries) run.series.call(one).catch(() => {});
  for (const { request } of asked) run.process.call('book', request).catch(() => {});
  for (const { known } of undone)
    run.process.call('undo', { id: known.id, version: known.version, now: run.now }).catch(() => {});
  for (const { told } of offered) run.process.call('accept', { ...told, now: run.now }).catch(() => {});
  await new Promise((done) => setTimeout(done, run.random.below(40)));
  await run.process.end('SIGKILL');
  const books = await readBooks(run);
  for (const { lane, appointment, request } of [...asked, ...offered]) {
    const row = books.find((one) => one.idempotency_key === request.idempotencyKey);
    if (!row) continue;
    if (!lane.model.isFree(appointment, run.now))
      throw new Error('A killed booking took a time that was taken');
    lane.booked(appointment, { id: row.document_id, number: row.booking_number });
  }
  run.series.takeOver(ofSeries, books);
  for (const { lane, known, status } of undone) {
    const row = books.find((one) => one.document_id === known.id);
    if (row?.status !== status) continue;
    if (!lane.model.isFree(known, run.now, { own: known.id }))
      throw new Error('An undo that was killed took a time that was taken');
    Object.assign(known, { status, version: known.version + 1, ...SEATED });
  }
  await compareBooks(run, books);
  await run.start();
}

/** Cancels an appointment of some lanes as their patients do, so that the undo of it can be killed. */
async function cancelSome(run) {
  const canceled = [];
  for (const lane of run.lanes.slice(4, 8)) {
    const known = lane.model.pick(lane.random);
    if (!known || !isAhead(known, run.now)) continue;
    const { id, version, status } = known;
    const change = { id, to: 'canceled', version, actor: 'patient', now: run.now };
    const result = await lane.call('transition', change);
    if (!(await lane.expect('cancel', 'ok', result, known))) continue;
    Object.assign(known, { status: 'canceled', version: version + 1 });
    canceled.push({ lane, known, status });
  }
  return canceled;
}

/** Compares the database with the model. @throws Error naming the first difference */
export async function compareBooks(run, books) {
  const { appointments } = run;
  if (books.length !== appointments.size)
    throw new Error(`${books.length} stored, ${appointments.size} expected`);
  for (const row of books) {
    const known = appointments.get(row.document_id);
    const [version, startsAt] = [Number(row.version), Number(row.starts_at)];
    const isSame = known?.status === row.status && known.version === version && known.startsAt === startsAt;
    if (!isSame) throw new Error(`Appointment ${row.booking_number} differs from the model's`);
  }
  const { faults } = await checkBooks({
    databaseUrl: run.databaseUrl,
    databaseFile: join(run.directory, 'data/clinic.db'),
    acknowledged: new Set(),
    wholeAppointments: false,
  });
  if (Object.keys(faults).length > 0) throw new Error(JSON.stringify(faults));
}
