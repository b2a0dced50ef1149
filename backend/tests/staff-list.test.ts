import { expect, test } from 'vitest';
import { appointmentCounts } from '../src/app/migrations/0005-appointment-counts';
import { fillSearchColumns, searchColumns } from '../src/appointments/record/search-columns';
import { isPostgres } from '../src/platform/database';
import { runMigrations } from '../src/platform/migrations';
import { addDays } from '../src/scheduling/zone';
import { at, BOOKING_DATE, pluck, startClinic } from './support/clinic';
import { planOf, queriesOf } from './support/plan';

const { backend, clinic, db, book, ask, signIn } = await startClinic();
const token = await signIn('staff');
for (const day of [1, 2, 3]) {
  const startsAt = at('10:00', addDays(BOOKING_DATE, day));
  await book({ startsAt, branch: day === 3 ? clinic.otherBranch : clinic.branch });
}

const call = (path: string, search = '') =>
  ask(path, { token, headers: search ? { 'X-Search': encodeURIComponent(search) } : {} });

test('the staff list finds a patient by number, phone in any form, its last digits, and name in any spelling and script', async () => {
  const day = addDays(BOOKING_DATE, 41);
  const abdallah = { firstName: 'عبد الله', lastName: 'الشناوي', phone: '01077712345' };
  const patients = [
    { firstName: 'Élise', lastName: 'ÖZTÜRK', phone: '01055512345', startsAt: at('15:00', day) },
    { firstName: 'İpek', lastName: 'Łukasiewicz', phone: '01066698765', startsAt: at('15:20', day) },
    { ...abdallah, startsAt: at('15:40', day), email: 'Shennawy.A@example.org' },
    { firstName: 'إبراهيم', lastName: 'مُصطفى', phone: '01098765432', startsAt: at('16:00', day) },
  ];
  const booked: string[] = [];
  for (const patient of patients) booked.push((await book(patient)).bookingNumber);
  const number = String(booked[3]);
  const find = async (search: string) => {
    const list = await call('/appointments', search);
    const counts = await call('/appointments/counts', search);
    expect(counts.body.data.total).toBe(list.body.meta.pagination.total);
    return pluck(list.body.data, 'bookingNumber');
  };
  // Other spellings: staff-search.test.ts, fold-text.test.ts.
  for (const [search, index] of [
    ['E\u0301LISE', 0],
    ['ozturk el', 0],
    ['٥٥١٢٣٤٥', 0],
    ['ŁUKASIEWICZ', 1],
    ['98765', 1],
    ['عبدالله الشن', 2],
    ['shennawy.a@EXAMPLE.org', 2],
    ['\u2066٠١٠٧٧٧١\u200f٢٣٤٥\u2069', 2],
    ...[number, number.replaceAll('-', ' '), '+20 109 876 5432', '0109876'].map((text) => [text, 3] as const),
    ...['ابراهيم مصطفي', 'ابراهيم', 'مصطفى'].map((text) => [text, 3] as const),
  ] as const)
    expect([search, await find(search)]).toEqual([search, [booked[index]]]);
  for (const nobody of ['ابراهيم علي', "x' OR '1'='1", '%%']) expect(await find(nobody)).toEqual([]);
});

test('the staff list fills what rows of earlier versions are found by, once, whatever their number', async () => {
  const db = backend.db;
  const columns = () =>
    db('appointments').select('id', 'folded_name', 'folded_last_name', 'reversed_phone').orderBy('id');
  const plain = await columns();
  await db('appointments').update({ folded_name: null, folded_last_name: null, reversed_phone: null });
  expect(await fillSearchColumns(db)).toBe(plain.length);
  expect(await columns()).toEqual(plain);
  expect(await fillSearchColumns(db)).toBe(0);
  const where = { id: plain[0].id };
  await db('appointments').where(where).update({ folded_name: 'laila hassan', folded_last_name: 'hassan' });
  expect(await fillSearchColumns(db)).toBe(1);
  const { folded_last_name } = await db('appointments').where(where).first();
  expect(folded_last_name).toBe(plain[0].folded_last_name);
});

test('the staff list shows names without what would disturb other rows, whoever wrote them and when', async () => {
  const day = addDays(BOOKING_DATE, 42);
  const marks = '\u0316\u0351\u0317\u0348'.repeat(10);
  const odd = { firstName: `\u202eLai\u200bla`, lastName: `Z${marks}ein` };
  const shown = { firstName: 'Laila', lastName: 'Z\u0316\u0317ein' };
  const where = { booking_number: (await book({ ...odd, startsAt: at('15:00', day) })).bookingNumber };
  const stored = await db()('appointments').where(where).first('first_name', 'last_name');
  expect(stored).toEqual({ first_name: shown.firstName, last_name: shown.lastName });
  // Stored like in an earlier version.
  await db()('appointments').where(where).update({ first_name: odd.firstName, last_name: odd.lastName });
  expect((await call('/appointments', where.booking_number)).body.data[0]).toMatchObject(shown);
});

test('the staff list takes what is searched for from a header alone, never from the address', async () => {
  const one = addDays(BOOKING_DATE, 1);
  expect((await call(`/appointments?firstDay=${one}&lastDay=${one}`)).body.meta.pagination.total).toBe(1);
  for (const wrong of ['?firstDay=2026-02-30', '?status=lost', '?secret=1', '/counts?page=2'])
    expect((await call(`/appointments${wrong}`)).status).toBe(400);
  for (const path of ['/appointments', '/appointments/counts']) {
    expect((await call(`${path}?q=laila`)).status).toBe(400);
    expect((await call(path, 'x'.repeat(81))).status).toBe(400);
    expect((await call(path, '\0')).status).toBe(400);
    expect((await ask(path, { token, headers: { 'X-Search': '%E0%A4%A' } })).status).toBe(400);
  }
});

const STATUSES = ['pending', 'confirmed', 'canceled', 'done'];
const CONTRACTS = ['cash', 'company', 'syndicate'];
const SLOT = 20 * 60_000;

let seed = 20261120;

/** A repeatable number below `end`. */
function below(end: number): number {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * end);
}
const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;

const dayAt = (days: number) => Date.parse(`${addDays(BOOKING_DATE, days)}T00:00:00Z`);
/** All of them are still ahead: the running backend expires a request whose time has passed, in the midst of a test. */
const start = dayAt(1);
const created = dayAt(-200);
const places = () => [
  { branch: clinic.branch, doctor: clinic.doctor },
  { branch: clinic.otherBranch, doctor: clinic.doctor },
  { branch: clinic.branch, doctor: clinic.otherDoctor },
];

/** A booking as it is stored, without what is its own. */
const { id: _, idempotency_key: __, ...stored } = await db()('appointments').orderBy('id').first();

function row(index: number) {
  const startsAt = start + below(400 * 72) * SLOT;
  return {
    ...{ ...stored, document_id: `t${String(index).padStart(23, '0')}`, booking_number: `T${index}` },
    ...pick(places()),
    ...{ starts_at: new Date(startsAt), ends_at: new Date(startsAt + SLOT) },
    first_name: pick(['Ahmed', 'Aya', 'Mona']),
    last_name: `Family${below(30)}`,
    phone: `+2010${10_000_000 + below(50)}`,
    contract_type: pick(CONTRACTS),
    status: pick(STATUSES),
    created_at: new Date(created + below(1_000_000)),
  };
}

const keyOf = (days: unknown, first: unknown, one: Record<string, unknown>) =>
  [days, first, one.branch, one.doctor, one.contract_type, one.status].join('/');

/** The kept counts are the same as those counted from the appointments. */
async function expectEqualBooks() {
  const counted: Record<string, number> = {};
  for (const one of await db()('appointments')) {
    const day = Math.floor(new Date(one.starts_at).getTime() / 86_400_000);
    for (const days of [1, 32]) {
      const key = keyOf(days, Math.floor(day / days) * days, one);
      counted[key] = (counted[key] ?? 0) + 1;
    }
  }
  const kept = await db()('appointment_counts').whereNot('total', 0);
  const entries = kept.map((one) => [keyOf(one.days, one.first_day, one), Number(one.total)]);
  expect(Object.fromEntries(entries)).toEqual(counted);
}

/** Asks a list or its counts; what is searched for is taken out of the address and sent as the website does. */
function get(path: string) {
  const { pathname, searchParams } = new URL(path, backend.url);
  const search = searchParams.get('q') ?? '';
  searchParams.delete('q');
  return call(`${pathname}?${searchParams}`, search);
}

/** The list and the counts of each filter find what they read by an index. */
async function expectIndexed(filters: readonly string[]) {
  for (const filter of filters) {
    const seen = await queriesOf(db(), async () => {
      await get(`/appointments?${filter}`);
      await get(`/appointments/counts?${filter.replace(/&?(status|sort)=[\w:]+/g, '')}`);
    });
    const reads = seen.filter(({ sql }) => /from [`"]appointments[`"]/.test(sql));
    expect(reads.length).toBeGreaterThan(0);
    for (const { sql, bindings } of reads) {
      expect([filter, await planOf(db(), sql, bindings)]).toEqual([
        filter,
        expect.not.stringMatching(/SCAN appointments(?! USING)|Seq Scan on appointments\b/),
      ]);
    }
  }
}

test('the counts the database keeps are those of the appointments after any changes, and are counted anew where a trigger is missing', async () => {
  const rows = Array.from({ length: 900 }, (_, index) => row(index));
  await db().batchInsert('appointments', rows, 30);
  await expectEqualBooks();
  for (let round = 0; round < 150; round += 1) {
    const target = () => db()('appointments').where({ document_id: pick(rows).document_id });
    const kind = below(4);
    if (kind === 0) await target().update({ status: pick(STATUSES) });
    if (kind === 1) await target().update({ starts_at: new Date(start + below(400 * 72) * SLOT) });
    if (kind === 2) await target().update({ ...pick(places()), contract_type: pick(CONTRACTS) });
    if (kind === 3) await target().delete();
  }
  const undone = db().transaction(async (trx) => {
    await trx('appointments').where('status', 'done').update({ status: 'canceled' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db()('appointments').where('first_name', 'Aya').update({ status: 'confirmed' });
  await expectEqualBooks();
  await db().raw(`DROP TRIGGER appointments_counted_2_update${isPostgres(db()) ? ' ON appointments' : ''}`);
  await db()('appointments').where('status', 'pending').update({ status: 'done' });
  await runMigrations(backend.strapi, [appointmentCounts]);
  await expectEqualBooks();
  await runMigrations(backend.strapi, [appointmentCounts]);
  await expectEqualBooks();
});

test('the counts and the pages of the list are those of the whole, under any filter, in each order in turn', async () => {
  const { branch, doctor } = clinic;
  const middle = addDays(BOOKING_DATE, 171);
  const filters = [
    '',
    `branch=${branch}`,
    `doctor=${doctor}&contractType=company`,
    'status=canceled',
    `firstDay=${middle}&lastDay=${addDays(middle, 1)}`,
    `firstDay=${addDays(middle, -100)}&lastDay=${middle}&status=confirmed`,
    `firstDay=${middle}`,
    'q=ahmed',
    `q=family1&branch=${branch}`,
    'q=01010000012',
  ];
  const sorts = ['startsAt:desc', 'startsAt:asc', 'createdAt:desc'];
  for (const [index, filter] of filters.entries()) {
    const sort = sorts[index % sorts.length] ?? '';
    const whole: { documentId: string; startsAt: string; createdAt: string }[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await get(`/appointments?${filter}&sort=${sort}&pageSize=100&page=${page}`);
      whole.push(...body.data);
      if (page >= body.meta.pagination.pageCount) {
        expect([filter, sort, whole.length]).toEqual([filter, sort, body.meta.pagination.total]);
        break;
      }
    }
    expect(new Set(whole.map((one) => one.documentId)).size).toBe(whole.length);
    const times = whole.map((one) => Date.parse(sort.startsWith('created') ? one.createdAt : one.startsAt));
    expect(times).toEqual([...times].sort((a, b) => (sort.endsWith('asc') ? a - b : b - a)));
    const counts = (await get(`/appointments/counts?${filter.replace(/&?status=\w+/, '')}`)).body.data;
    const list = await get(`/appointments?${filter}&pageSize=1`);
    const status = /status=(\w+)/.exec(filter)?.[1] ?? 'total';
    expect([filter, list.body.meta.pagination.total]).toEqual([filter, counts[status]]);
  }
});

test('no list and no count reads all appointments, whatever the filter, also in a search among more than are looked through one by one', async () => {
  const names = (index: number) =>
    index < 7
      ? { first_name: 'Zeina', last_name: 'Zeina' }
      : { first_name: 'Reema', last_name: `Common${index}` };
  const rows = Array.from({ length: 2_100 }, (_, index) => {
    const one = { ...row(1_000 + index), ...names(index) };
    if (index === 0) one.phone = '+201023456789';
    return { ...one, ...searchColumns(one) };
  });
  await db().batchInsert('appointments', rows, 30);
  const numbers = rows.slice(0, 7).map((one) => one.booking_number);

  // Found by both indexes, by the whole name and by the last one, and listed once.
  const both = await get('/appointments?q=zeina&sort=createdAt:asc');
  expect(pluck(both.body.data, 'bookingNumber').sort()).toEqual(numbers.sort());
  expect(both.body.meta).toMatchObject({ isCapped: false, pagination: { total: 7 } });

  // Last digits that could be a booking number as well.
  const byEnd = await get('/appointments?q=23456789');
  expect(pluck(byEnd.body.data, 'bookingNumber')).toEqual([rows[0]?.booking_number]);

  const capped = await get('/appointments?q=reem&pageSize=100&sort=bookingNumber:asc');
  expect(capped.body.meta).toMatchObject({ isCapped: true, pagination: { total: 1_000 } });
  const counts = await get('/appointments/counts?q=reem');
  expect(counts.body).toMatchObject({ data: { total: 1_000 }, meta: { isCapped: true } });

  const pending = rows.filter((one) => one.last_name.startsWith('Common2') && one.status === 'pending');
  const narrower = await get('/appointments?q=common2&status=pending&pageSize=100');
  expect(narrower.body.meta).toMatchObject({ isCapped: false, pagination: { total: pending.length } });
  const day = addDays(BOOKING_DATE, 171);
  await expectIndexed([
    ...['', 'status=pending&sort=createdAt:asc', 'contractType=company'],
    `branch=${clinic.branch}&sort=createdAt:desc`,
    `doctor=${clinic.doctor}&contractType=company`,
    `firstDay=${day}&lastDay=${day}&branch=${clinic.branch}`,
    ...['q=7KQM-4RX2', 'q=reem', 'q=reema common2', 'q=common2', 'q=01010000012', 'q=0000012'],
  ]);
});
