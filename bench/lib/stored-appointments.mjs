import { join } from 'node:path';
import { requireFromBackend } from '../../scripts/lib/project.mjs';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const SLOT = 20 * MINUTE;
const ATOM = 5 * MINUTE;
const SLOTS_A_DAY = 36;
const HORIZON_DAYS = 59;
/** Booked times of the measured doctor's coming month; the same however many appointments are stored. */
const IN_MONTH = 500;

/**
 * Stores `stored` appointments with their claims: {@link IN_MONTH} in the measured doctor's coming month, the
 * rest in the past of all doctors. Written as the booking writes them, but by one statement per table; what the backend
 * computes of a row is filled by its own functions, as at a start.
 *
 * @returns {Promise<number[]>} times of the coming weeks that are free with every other doctor
 */
export async function storeAppointments({ strapi, clinic, stored }) {
  const db = strapi.db.connection;
  const today = Math.floor(Date.now() / DAY) * DAY;
  const slotStart = (index) =>
    today + DAY * (1 + Math.floor(index / SLOTS_A_DAY)) + 480 * MINUTE + (index % SLOTS_A_DAY) * SLOT;
  if (stored > 0) {
    const month = Array.from({ length: IN_MONTH }, (_, index) => slotStart(index * 2));
    const dialect = isPostgres(strapi) ? POSTGRES : SQLITE;
    await fill({ db, clinic, past: stored - IN_MONTH, month, before: today - DAY, ...dialect });
    await computed('appointments/record/search-columns').fillSearchColumns(db);
    await computed('desk/calls/due-times').fillDueTimes(strapi, Date.now());
    await db.raw(isPostgres(strapi) ? 'VACUUM ANALYZE' : 'ANALYZE');
    // The filling left hundreds of megabytes in SQLite's log, which no clinic would ever have in it.
    await db.raw(isPostgres(strapi) ? 'CHECKPOINT' : 'PRAGMA wal_checkpoint(TRUNCATE)');
  }
  return Array.from({ length: HORIZON_DAYS * SLOTS_A_DAY }, (_, index) => slotStart(index)).filter(
    (start) => start > Date.now() + 3 * 60 * MINUTE,
  );
}

/** A compiled module of the backend. */
function computed(path) {
  return requireFromBackend(join(process.env.BENCH_COMPILED, 'src', `${path}.js`));
}

function isPostgres(strapi) {
  return strapi.db.dialect.client === 'postgres';
}

const COLUMNS = `document_id, booking_number, branch, doctor, service, starts_at, ends_at, first_name, last_name,
  phone, age, contract_type, status, version, language, consent_version, consent_text, consent_at, created_at, updated_at,
  time_zone, booked_as`;

const both = (text) => ({ en: text, ar: text });
/** Facts of a booking, as long as real ones. */
const FACTS = JSON.stringify({
  branch: both('Branch'),
  address: both('A street'),
  phone: '+20225550100',
  country: 'EG',
  doctor: both('Doctor of the clinic'),
  specialty: both('Ear and hearing'),
  service: both('Consultation'),
  minutes: SLOT / MINUTE,
  organisation: null,
});

/** The select list of row `i`, given expressions for its id, doctor, start and end. */
function values({ id, doctor, startsAt, endsAt, status, clinic, instant }) {
  return `${id}, 'B' || i || ${status === "'pending'" ? "'m'" : "''"}, '${clinic.branch}', ${doctor}, '${clinic.service}',
    ${instant(startsAt)}, ${instant(endsAt)}, 'First' || (i % 5000), 'Last' || (i % 7000),
    '+2010' || (10000000 + i % 300000), i % 90, CASE i % 7 WHEN 0 THEN 'company' WHEN 1 THEN 'syndicate' ELSE 'cash' END, ${status}, 1, 'ar', '1', 'I agree.',
    ${instant(startsAt)}, ${instant(startsAt)}, ${instant(startsAt)}, 'UTC', '${FACTS}'`;
}

async function fill({ db, clinic, past, month, before, instant, series, pick, id }) {
  const everyone = [clinic.measured, ...clinic.doctors];
  const doctor = pick(everyone);
  const startsAt = `(${before} - (i / ${everyone.length}) * ${SLOT})`;
  const endsAt = `(${before} - (i / ${everyone.length}) * ${SLOT} + ${SLOT})`;
  const status = "CASE i % 10 WHEN 0 THEN 'canceled' WHEN 1 THEN 'confirmed' ELSE 'done' END";
  await db.raw(
    `INSERT INTO appointments (${COLUMNS}) SELECT ${values({ id: id('p'), doctor, startsAt, endsAt, status, clinic, instant })} FROM ${series(past)}`,
  );
  for (let piece = 0; piece < SLOT / ATOM; piece += 1) {
    await db.raw(
      `INSERT INTO claims (resource, atom, appointment)
       SELECT 'doctor:' || ${doctor}, ${startsAt} / ${ATOM} + ${piece}, ${id('p')} FROM ${series(past)} WHERE i % 10 <> 0`,
    );
  }
  await storeHistory({ db, id: id('p'), startsAt, past, series, instant });
  for (const [index, start] of month.entries()) {
    const appointment = `m${String(index).padStart(23, '0')}`;
    const times = { startsAt: start, endsAt: start + SLOT };
    const row = { id: `'${appointment}'`, doctor: `'${clinic.measured}'`, ...times };
    await db.raw(
      `INSERT INTO appointments (${COLUMNS}) SELECT ${values({ ...row, status: "'pending'", clinic, instant })} FROM (SELECT ${index} AS i) n`,
    );
    const atoms = Array.from({ length: SLOT / ATOM }, (_, piece) => ({
      resource: `doctor:${clinic.measured}`,
      atom: start / ATOM + piece,
      appointment,
    }));
    await db('claims').insert(atoms);
  }
}

/**
 * Returns what the history says of each appointment: asked for, and confirmed by a call or canceled; one in five was called in vain before.
 * By when it happened, some days before the appointment. Reasons are of some hundreds of texts, as people type them.
 */
async function storeHistory({ db, id, startsAt, past, series, instant }) {
  const columns = '(appointment, at, actor, from_status, to_status, action, reason)';
  const before = (minutes) => instant(`(${startsAt} - ${minutes} * ${MINUTE})`);
  const lines = [
    `SELECT ${id}, ${before(4000)}, 'patient', NULL, 'pending', NULL, NULL FROM ${series(past)}`,
    `SELECT ${id}, ${before(3900)}, 'user:x', 'pending', 'pending', 'noAnswer', NULL FROM ${series(past)} WHERE i % 5 = 0`,
    `SELECT ${id}, ${before('(3800 - i % 600)')}, 'user:x', 'pending', 'confirmed', 'confirmed', NULL FROM ${series(past)} WHERE i % 10 <> 0`,
    `SELECT ${id}, ${before(3700)}, CASE WHEN i % 20 = 0 THEN 'patient' ELSE 'user:x' END, 'pending', 'canceled', NULL, 'Reason ' || (i % 400) FROM ${series(past)} WHERE i % 10 = 0`,
  ];
  for (const line of lines) await db.raw(`INSERT INTO appointment_events ${columns} ${line}`);
}

const SQLITE = {
  instant: (expression) => expression,
  series: (count) =>
    `(WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${count}) SELECT i FROM n) n`,
  pick: (ids) =>
    `CASE i % ${ids.length} ${ids.map((one, index) => `WHEN ${index} THEN '${one}'`).join(' ')} END`,
  id: (letter) => `printf('${letter}%023d', i)`,
};

const POSTGRES = {
  instant: (expression) => `to_timestamp((${expression}) / 1000.0) AT TIME ZONE 'UTC'`,
  series: (count) => `(SELECT generate_series(0::bigint, ${count - 1}) AS i) n`,
  pick: (ids) => `(ARRAY[${ids.map((one) => `'${one}'`).join(',')}])[i % ${ids.length} + 1]`,
  id: (letter) => `'${letter}' || lpad(i::text, 23, '0')`,
};
