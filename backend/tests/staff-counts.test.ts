import { expect, test } from 'vitest';
import { appointmentCounts } from '../src/app/migrations/0005-appointment-counts';
import { searchColumns } from '../src/appointments/record/search-columns';
import { isPostgres } from '../src/platform/database';
import { runMigrations } from '../src/platform/migrations';
import { addDays } from '../src/scheduling/zone';
import { BOOKING_DATE, pluck, startClinic } from './support/clinic';
import { planOf, queriesOf } from './support/plan';

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

const { backend, clinic, ask, signIn } = await startClinic();
const token = await signIn('staff');

const db = () => backend.db;
const dayAt = (days: number) => Date.parse(`${addDays(BOOKING_DATE, days)}T00:00:00Z`);
/** All of them are still ahead: the running backend expires a request whose time has passed, in the midst of a test. */
const start = dayAt(1);
const created = dayAt(-200);
const places = () => [
  { branch: clinic.branch, doctor: clinic.doctor },
  { branch: clinic.otherBranch, doctor: clinic.doctor },
  { branch: clinic.branch, doctor: clinic.otherDoctor },
];

const NAMES = { en: 'Name', ar: 'اسم' };
const NOTHING = { phone: null, specialty: null, organisation: null };
const NAMED = { branch: NAMES, address: NAMES, country: 'EG', doctor: NAMES, service: NAMES };
const FACTS = JSON.stringify({ ...NAMED, ...NOTHING, minutes: SLOT / 60_000 });

function row(index: number) {
  const startsAt = start + below(400 * 72) * SLOT;
  const at = new Date(startsAt);
  return {
    document_id: `t${String(index).padStart(23, '0')}`,
    booking_number: `T${index}`,
    ...pick(places()),
    service: clinic.consultation,
    starts_at: at,
    ends_at: new Date(startsAt + SLOT),
    time_zone: 'Africa/Cairo',
    booked_as: FACTS,
    first_name: pick(['Ahmed', 'Aya', 'Mona']),
    last_name: `Family${below(30)}`,
    phone: `+2010${10_000_000 + below(50)}`,
    age: 30,
    contract_type: pick(CONTRACTS),
    status: pick(STATUSES),
    version: 1,
    sequence: 0,
    language: 'en',
    consent_version: '1',
    consent_text: 'I agree.',
    consent_at: at,
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
async function get(path: string) {
  const { pathname, searchParams } = new URL(path, backend.url);
  const search = searchParams.get('q');
  searchParams.delete('q');
  const headers = search ? { 'X-Search': encodeURIComponent(search) } : undefined;
  return ask(`${pathname}?${searchParams}`, { token, headers });
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

test('the counts the database keeps are those of the appointments after any changes', async () => {
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
  await db()('appointments').where('first_name', 'Aya').andWhere('age', 30).update({ status: 'confirmed' });
  await expectEqualBooks();
});

test('the counts the database keeps are counted anew where a trigger is missing', async () => {
  const on = isPostgres(db()) ? ' ON appointments' : '';
  await db().raw(`DROP TRIGGER appointments_counted_2_update${on}`);
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

test('no list and no count reads all appointments, whatever the filter', async () => {
  const day = addDays(BOOKING_DATE, 171);
  await expectIndexed([
    '',
    'status=pending&sort=createdAt:asc',
    `branch=${clinic.branch}&sort=createdAt:desc`,
    `doctor=${clinic.doctor}&contractType=company`,
    'contractType=company',
    `firstDay=${day}&lastDay=${day}&branch=${clinic.branch}`,
    'q=7KQM-4RX2',
  ]);
});

test('a search among more than are looked through one by one goes by the indexes', async () => {
  const names = (index: number) =>
    index < 7
      ? { first_name: 'Zeina', last_name: 'Zeina' }
      : { first_name: 'Reema', last_name: `Common${index}` };
  const rows = Array.from({ length: 2_100 }, (_, index) => {
    const one = { ...row(1_000 + index), ...names(index) };
    return { ...one, ...searchColumns(one) };
  });
  await db().batchInsert('appointments', rows, 30);
  const numbers = rows.slice(0, 7).map((one) => one.booking_number);

  // Found by both indexes, by the whole name and by the last one, and listed once.
  const both = await get('/appointments?q=zeina&sort=createdAt:asc');
  expect(pluck(both.body.data, 'bookingNumber').sort()).toEqual(numbers.sort());
  expect(both.body.meta).toMatchObject({ isCapped: false, pagination: { total: 7 } });

  const capped = await get('/appointments?q=reem&pageSize=100&sort=bookingNumber:asc');
  expect(capped.body.meta).toMatchObject({ isCapped: true, pagination: { total: 1_000 } });
  const counts = await get('/appointments/counts?q=reem');
  expect(counts.body).toMatchObject({ data: { total: 1_000 }, meta: { isCapped: true } });

  const last = await get('/appointments?q=common2');
  const expected = rows.filter((one) => one.last_name.startsWith('Common2')).length;
  expect(last.body.meta).toMatchObject({ isCapped: false, pagination: { total: expected } });
  const pending = rows.filter((one) => one.last_name.startsWith('Common2') && one.status === 'pending');
  const narrower = await get('/appointments?q=common2&status=pending&pageSize=100');
  expect(narrower.body.meta.pagination.total).toBe(pending.length);
  await expectIndexed(['q=reem', 'q=reema common2', 'q=common2', 'q=01010000012', 'q=0000012']);
});
