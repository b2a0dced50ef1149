import { createRequire } from 'node:module';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ClinicImport, type ImportChoice, type ImportKind, importAnswer } from '../src/contract/imports';
import type * as readFile from '../src/imports/read-file';
import { servicesOf } from '../src/platform/services';
import { ask } from './support/calls';
import { at } from './support/clinic';
import { moveClock } from './support/clock';
import { compiledDirectory } from './support/directories';
import { documentsOf } from './support/documents';
import { PASSWORD, signIn } from './support/staff';
import { startClinic } from './support/start-clinic';

const require = createRequire(import.meta.url);
const { readFileAside }: typeof readFile = require(join(compiledDirectory, 'src', 'imports', 'read-file.js'));
const DAY = 24 * 60 * 60_000;
const { backend, clinic, book } = await startClinic();
let manager = await signIn({ backend, role: 'manager' });
const db = () => backend.strapi.db.connection;
const call = (path: string, data?: unknown, method?: string) =>
  ask(backend, `/imports${path}`, { token: manager, data, ...(method ? { method } : {}) });
const settled = () => servicesOf(backend.strapi).imports.work();

const send = (kind: ImportKind, body: string | Blob) =>
  fetch(`${backend.url}/api/imports?kind=${kind}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${manager}` },
    body,
  });

async function upload(kind: ImportKind, body: string | Blob): Promise<ClinicImport> {
  const answer = await send(kind, body);
  expect(answer.status).toBe(201);
  return importAnswer.parse(await answer.json()).data;
}

async function show({ documentId }: ClinicImport): Promise<ClinicImport> {
  await settled();
  return (await call(`/${documentId}`)).body.data;
}

/** Uploads a file and has it tried, with the columns as they were guessed. */
async function tried(kind: ImportKind, text: string, change: Partial<ImportChoice> = {}) {
  const made = await upload(kind, text);
  const choice = { ...made.choice, branch: clinic.branch, ...change };
  expect((await call(`/${made.documentId}`, choice, 'PUT')).status).toBe(200);
  return show(made);
}

async function run(made: ClinicImport, how: 'all' | 'fitting' = 'fitting') {
  expect((await call(`/${made.documentId}/run`, { how })).status).toBe(200);
  return show(made);
}

const numbers = ({ fits, known, faulty, written, left }: ClinicImport) => ({
  fits,
  known,
  faulty,
  written,
  left,
});
const patients = () => db()('imported_patients').whereNull('erased_at').orderBy('id');

const PATIENTS = [
  'رقم الملف;الاسم;الموبايل;تاريخ الميلاد;ملاحظات',
  '1;منى عادل;٠١٠٠١٢٣٤٥٦٧;١/٢/١٩٨٠;حساسية',
  '2;Adel Hassan;+201001234568;;',
  '3;No Phone;;;',
  '4;Wrong Phone;12;31/02/1980;',
  // The same person twice in the other system.
  '5;مني عادل;01001234567;;',
].join('\r\n');

test('patients are tried first, then taken over, and the same file changes nothing', async () => {
  const trial = await tried('patients', PATIENTS);
  expect(numbers(trial)).toEqual({ fits: 2, known: 1, faulty: 2, written: 0, left: 0 });
  expect(trial.faults).toEqual([
    { noun: 'patients', line: 4, field: 'phone', fault: 'required' },
    { noun: 'patients', line: 5, field: 'phone', fault: 'invalid' },
    { noun: 'patients', line: 5, field: 'birthDate', fault: 'invalid' },
  ]);
  expect(await patients()).toEqual([]);
  expect((await call(`/${trial.documentId}/run`, { how: 'all' })).status).toBe(404);

  const done = await run(trial);
  expect({ state: done.state, ...numbers(done) }).toMatchObject({ state: 'done', written: 2, faulty: 2 });
  expect(await patients()).toMatchObject([
    {
      first_name: 'منى',
      last_name: 'عادل',
      phone: '+201001234567',
      birth_date: '1980-02-01',
      notes: 'حساسية',
    },
    { first_name: 'Adel', last_name: 'Hassan', phone: '+201001234568' },
  ]);

  const again = await tried('patients', PATIENTS);
  expect(numbers(again)).toMatchObject({ fits: 0, known: 3, faulty: 2 });
});

test('the rows that do not fit can be had with their reasons, and nothing else of the file is kept', async () => {
  const done = await run(await tried('patients', `${PATIENTS}\r\n6;New One;01001234599;;`));
  const { data } = (await call(`/${done.documentId}/faulty-rows`)).body;
  expect(data[0].rows.map(({ line, cells }: { line: number; cells: string[] }) => [line, cells[1]])).toEqual([
    [4, 'No Phone'],
    [5, 'Wrong Phone'],
  ]);
  moveClock(DAY + 1000);
  manager = await signIn({ backend, role: 'manager' });
  await servicesOf(backend.strapi).imports.keep(Date.now());
  expect((await call(`/${done.documentId}/faulty-rows`)).status).toBe(404);
});

test('staff find who was taken over and read what is known; who is erased does not come back', async () => {
  const found = await ask(backend, '/patients/find', { token: manager, data: { text: 'منى' } });
  expect(found.body.meta.imported).toMatchObject([
    { firstName: 'منى', phone: '+201001234567', notes: 'حساسية' },
  ]);
  const [{ documentId }] = found.body.meta.imported;
  const one = await ask(backend, `/imported-patients/${documentId}`, { token: manager });
  expect(one.body.data).toMatchObject({ lastName: 'عادل' });

  const sought = '01001234567';
  const exported = await ask(backend, '/patients/export', { token: manager, data: { sought } });
  expect(exported.body.data.importedPatients).toMatchObject([{ firstName: 'منى', birthDate: '1980-02-01' }]);
  const erased = await ask(backend, '/patients/erasure', {
    token: manager,
    data: { sought, expected: { visits: 0, messages: 0 }, proof: PASSWORD },
  });
  expect(erased.body.data).toMatchObject({ imported: 1 });
  expect(JSON.stringify(await db()('imported_patients').where({ document_id: documentId }))).not.toMatch(
    /منى|1234567/,
  );
  expect(numbers(await tried('patients', PATIENTS))).toMatchObject({ fits: 0, known: 3 });
});

/** A day on which the doctors work, by the clock of the branch. */
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const VISITS_HEAD = 'id,patient name,mobile,doctor,service,date,time,minutes,status';
const visit = (id: string, change: Record<string, string> = {}) => {
  const { doctor = 'Dr. Mona', date = dayIn(5), time = '10:00', status = '' } = change;
  return [id, `Guest ${id}`, `0100200${id}`, doctor, 'Consultation', date, time, '20', status].join(',');
};
const visits = (...rows: string[]) => [VISITS_HEAD, ...rows].join('\n');
const appointments = () => db()('appointments').where({ consent_version: 'imported' }).orderBy('id');

test('appointments take their times as every booking does: what clashes is told, and nobody is written to', async () => {
  const mails = await db()('outbox_messages').count({ count: '*' });
  const other = {
    document_id: 'w'.repeat(24),
    name: 'Another system',
    url: 'https://other.example',
    kinds: '[]',
  };
  const resting = { is_on: true, secret: '', failures: 0, paused_until: new Date(Date.now() + 1000 * DAY) };
  await db()('webhooks').insert({ ...other, ...resting });
  await book({ startsAt: at('11:00', dayIn(5)) });
  const file = visits(
    visit('1001'),
    visit('1002'),
    visit('1003', { time: '10:20' }),
    visit('1004', { time: '11:00' }),
    visit('1005', { doctor: 'Dr Nobody' }),
    visit('1006', { date: '2024-03-05', status: 'no show' }),
    visit('1007', { date: '2024-03-05', time: '10:20', status: 'Cancelled' }),
    visit('1008', { date: '2024-03-05', time: '10:40' }),
  );
  const trial = await tried('appointments', file);
  const faults = [
    { noun: 'appointments', line: 3, field: 'startsAt', fault: 'taken' },
    { noun: 'appointments', line: 5, field: 'startsAt', fault: 'taken' },
    { noun: 'appointments', line: 6, field: 'doctor', fault: 'unknown' },
  ];
  expect(trial.faults).toEqual(faults);
  const done = await run(trial);
  expect({ faults: done.faults, ...numbers(done) }).toMatchObject({ faults, written: 5 });
  expect(await appointments()).toMatchObject([
    { first_name: 'Guest', status: 'confirmed', age: null, tell_by: null },
    { status: 'confirmed' },
    { status: 'confirmed', attendance: 'no_show' },
    { status: 'canceled' },
    { status: 'done' },
  ]);
  expect(numbers(await tried('appointments', file))).toMatchObject({ fits: 0, known: 5, faulty: 3 });
  const told: string[] = await db()('webhook_deliveries').where({ source: 'history' }).pluck('subject');
  const made = (await appointments()).map(({ document_id }: { document_id: string }) => document_id);
  expect(told.filter((subject) => made.includes(subject))).toEqual([]);
  // One for the booking of the website alone.
  const [before] = mails;
  const [after] = await db()('outbox_messages').count({ count: '*' });
  expect(Number(after?.count) - Number(before?.count)).toBeLessThanOrEqual(1);
});

test('an import is undone as a whole, but for what staff have worked with', async () => {
  const [first] = await appointments();
  const list = (await call('')).body.data.filter(({ written }: ClinicImport) => written === 5);
  const seen = await ask(backend, `/appointments/${first.document_id}`, { token: manager });
  expect(seen.body.data).toMatchObject({ age: null, status: 'confirmed' });
  const change = { to: 'canceled', reason: 'asked for', version: 1 };
  const path = `/appointments/${first.document_id}/transitions`;
  expect((await ask(backend, path, { token: manager, data: change })).status).toBe(200);
  expect((await call(`/${list[0].documentId}/undo`, {})).status).toBe(200);
  expect(await show(list[0])).toMatchObject({ state: 'undone', written: 1, left: 1 });
  expect((await appointments()).map(({ document_id }: { document_id: string }) => document_id)).toEqual([
    first.document_id,
  ]);
  const claims = await db()('claims')
    .where('resource', 'like', 'doctor:%')
    .whereNotNull('appointment')
    .distinct('appointment');
  expect(claims.length).toBe(1);
  // The times are free again.
  expect(numbers(await tried('appointments', visits(visit('1003', { time: '10:20' }))))).toMatchObject({
    fits: 1,
  });
});

test('all or nothing: a time that is taken on the way takes back what was written before', async () => {
  const made = await tried(
    'appointments',
    visits(visit('2001', { time: '12:00' }), visit('2002', { time: '12:20' })),
  );
  expect(numbers(made)).toMatchObject({ fits: 2, faulty: 0 });
  await book({ startsAt: at('12:20', dayIn(5)) });
  const failed = await run(made, 'all');
  expect(failed).toMatchObject({ state: 'failed', written: 0 });
  expect(failed.faults).toEqual([{ noun: 'appointments', line: 3, field: 'startsAt', fault: 'taken' }]);
  expect(await db()('appointments').where({ first_name: 'Guest', last_name: '2001' })).toEqual([]);
});

test('branches, services and doctors with their hours are published, once', async () => {
  const branch = 'name en,name ar,address en,address ar,phone\nZamalek,الزمالك,A street,شارع,+20225550199';
  expect(numbers(await run(await tried('branches', branch)))).toMatchObject({ written: 1 });
  const service = 'الاسم,المدة\nتخطيط السمع الموسع,40';
  expect(numbers(await run(await tried('services', service)))).toMatchObject({ written: 1 });
  const doctor = [
    'name,specialty,branch,hours,slot',
    'Dr Laila Farid,Ear and hearing,Zamalek,sat-wed 9:00-13:00,15',
    'Dr Laila Farid,Ear and hearing,Maadi,thu 9:00-13:00,15',
    'Dr Mona,,,,',
    'Dr Who,Time travel,,,',
    // In two places at once, and a name that no page has room for.
    'Dr Two Places,,Zamalek,mon 9:00-13:00,15',
    'Dr Two Places,,Maadi,mon 12:00-15:00,15',
    `${'Long '.repeat(40)},,,,`,
  ].join('\n');
  const done = await run(await tried('doctors', doctor));
  expect(numbers(done)).toMatchObject({ written: 3, known: 1, faulty: 3 });
  expect(done.faults.slice(1)).toEqual([
    { noun: 'doctors', line: 7, field: 'hours', fault: 'taken' },
    { noun: 'doctors', line: 8, field: 'nameEn', fault: 'tooLong' },
  ]);
  const { data } = await servicesOf(backend.strapi).catalogue.get();
  const laila = Object.values(data.doctors).find(({ name }) => name.en === 'Dr Laila Farid');
  const hours = Object.entries(data.practices).filter(([key]) => key.startsWith(`${laila?.documentId}|`));
  expect(hours).toHaveLength(2);
  expect(numbers(await tried('doctors', doctor))).toMatchObject({ fits: 0, known: 4 });
  expect((await call(`/${done.documentId}/undo`, {})).status).toBe(200);
  expect(await show(done)).toMatchObject({ state: 'undone', written: 0, left: 0 });
});

test('all of Easy!Appointments comes in one step', async () => {
  const plan = JSON.stringify({ sunday: { start: '09:00', end: '17:00', breaks: [] } }).replaceAll(
    '"',
    '\\"',
  );
  const dates = JSON.stringify({
    [dayIn(20)]: null,
    [dayIn(21)]: { start: '18:00', end: '20:00', breaks: [] },
  }).replaceAll('"', '\\"');
  const dump = `
INSERT INTO ea_roles (id, slug) VALUES (2,'provider'),(3,'customer');
INSERT INTO ea_users (id, first_name, last_name, mobile_number, id_roles) VALUES (2,'Salma','Nour',NULL,2),(4,'Hany','Said',NULL,2),(3,'Ola','Zaki','01112223344',3);
INSERT INTO ea_services (id, name, duration) VALUES (5,'Check-up',30);
INSERT INTO ea_user_settings (id_users, working_plan, working_plan_exceptions) VALUES (2,'${plan}','${dates}');
INSERT INTO ea_appointments (id, start_datetime, end_datetime, notes, status, is_unavailability, id_users_provider, id_users_customer, id_services) VALUES
(7,'${dayIn(6)} 10:00:00','${dayIn(6)} 10:30:00',NULL,'Booked',0,2,3,5),(8,'${dayIn(6)} 10:15:00','${dayIn(6)} 10:45:00',NULL,'Booked',0,2,3,5),
(9,'${dayIn(7)} 14:00:00','${dayIn(9)} 10:00:00','at a congress','',1,2,NULL,NULL),(10,'${dayIn(7)} 14:00:00','${dayIn(7)} 12:00:00',NULL,'',1,4,NULL,NULL),
(11,'2020-01-01 14:00:00','2020-01-01 15:00:00',NULL,'',1,2,NULL,NULL);
INSERT INTO ea_blocked_periods (id, name, start_datetime, end_datetime, notes) VALUES (9,'Holiday','${dayIn(40)} 00:00:00','${dayIn(41)} 23:59:00','for the staff');`;
  const trial = await tried('easyappointments', dump);
  expect(numbers(trial)).toMatchObject({ fits: 9, faulty: 2 });
  const done = await run(trial);
  expect(numbers(done)).toMatchObject({ written: 9, faulty: 2 });
  expect(done.faults).toEqual([
    { noun: 'absences', line: 10, field: 'endsAt', fault: 'invalid' },
    { noun: 'appointments', line: 8, field: 'startsAt', fault: 'taken' },
  ]);
  // Rows of different tables may have one number.
  const { data } = (await call(`/${done.documentId}/faulty-rows`)).body;
  expect(data.map(({ rows }: { rows: { line: number }[] }) => rows.map(({ line }) => line))).toEqual([
    [10],
    [8],
  ]);
  const absences = async () => ({
    daysOff: await db()('day_offs').orderBy('starts_on').orderBy('id').pluck('note'),
    closures: await db()('closures').whereNotNull('starts_on').distinct('document_id', 'reason'),
    sets: await db()('schedules').whereNotNull('valid_from').pluck('valid_from'),
  });
  expect(await absences()).toMatchObject({
    daysOff: ['at a congress', 'at a congress', 'at a congress', null],
    closures: [{ reason: null }],
    sets: [expect.anything()],
  });
  const { data: now } = await servicesOf(backend.strapi).catalogue.get();
  const salma = Object.entries(now.doctors).find(([, { name }]) => name.en === 'Salma Nour')?.[0];
  expect(now.practices[`${salma}|${clinic.branch}`]).toMatchObject({
    absences: [
      { startsOn: dayIn(7), startsAt: expect.stringMatching(/^14:00/) },
      { startsOn: dayIn(8), endsOn: dayIn(8), startsAt: null },
      { startsOn: dayIn(9), endsAt: expect.stringMatching(/^10:00/) },
      { startsOn: dayIn(20), endsOn: dayIn(20), startsAt: null },
      { startsOn: dayIn(40), endsOn: dayIn(41), startsAt: null },
    ],
  });
  const [made] = await db()('appointments').where({ first_name: 'Ola' });
  expect(made).toMatchObject({ phone: '+201112223344', status: 'confirmed' });
  expect(JSON.parse(made.booked_as)).toMatchObject({ doctor: { en: 'Salma Nour' }, minutes: 30 });
  expect(numbers(await tried('easyappointments', dump))).toMatchObject({ fits: 0, known: 9, faulty: 2 });

  // Staff have worked with the appointment: its doctor and the hours of it stay, what is kept free goes.
  const path = `/appointments/${made.document_id}/transitions`;
  const change = { to: 'done', version: 1 };
  moveClock(7 * DAY);
  manager = await signIn({ backend, role: 'manager' });
  expect((await ask(backend, path, { token: manager, data: change })).status).toBe(200);
  await db()('imports')
    .where({ document_id: done.documentId })
    .update({ ended_at: new Date(Date.now()) });
  expect((await call(`/${done.documentId}/undo`, {})).status).toBe(200);
  expect(await show(done)).toMatchObject({ state: 'undone', left: 5 });
  expect(await absences()).toEqual({ daysOff: [], closures: [], sets: [expect.anything()] });
});

test('a canceled import stops, and the log tells who did what without a word of a patient', async () => {
  const made = await tried('patients', 'name,phone\nStopped One,01009998877');
  expect((await call(`/${made.documentId}/cancellation`, {})).body.data).toMatchObject({
    state: 'canceled',
    hasFile: false,
  });
  expect((await call(`/${made.documentId}/run`, { how: 'fitting' })).status).toBe(404);
  const log = await db()('log_entries').where({ action: 'import.change' });
  expect(log.length).toBeGreaterThan(5);
  expect(JSON.stringify(log)).not.toMatch(/Stopped|9998877|منى/);
});

test('a large workbook is read beside everything else, and one that says it is smaller than it is is refused', async () => {
  const row = (cells: string[]) =>
    `<row>${cells.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`;
  const rows = Array.from({ length: 20_000 }, (_, at) => row([`Patient ${at}`, `+2010${10_000_000 + at}`]));
  const sheet = strToU8(`<worksheet>${row(['Name', 'Phone'])}${rows.join('')}</worksheet>`);
  const workbook = zipSync({ 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/worksheets/sheet1.xml': sheet });
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  });
  const reading = await readFileAside({ bytes: workbook, kind: 'patients', now: Date.now() });
  clearInterval(counting);
  expect(reading).toMatchObject({ parts: [{ rows: { length: 20_000 } }] });
  // In the thread that answers everybody, nothing else would have had a turn.
  expect(turns).toBeGreaterThan(0);

  const bytes = Buffer.from(workbook);
  for (let at = 0; at < bytes.length - 4; at += 1)
    if (bytes.readUInt32LE(at) === sheet.length) bytes.writeUInt32LE(100, at);
  expect((await send('patients', new Blob([bytes]))).status).toBe(400);
});

test('appointments that need a room take one, and are told in the trial where none is left', async () => {
  const { strapi } = backend;
  const booth = { name: 'Booth', kind: 'Booth', branch: clinic.branch };
  const { documentId } = await documentsOf(strapi, 'resource').create({ locale: 'en', data: booth });
  const service = { documentId: clinic.longAppointment, locale: 'en' };
  await documentsOf(strapi, 'service').update({ ...service, data: { needs: [{ kind: 'Booth' }] } });
  await documentsOf(strapi, 'service').publish(service);
  const test = (id: string, doctor: string, time: string) =>
    visit(id, { doctor, time, date: dayIn(6) }).replace('Consultation', 'Hearing test');
  const file = visits(test('2001', 'Dr. Mona', '10:00'), test('2002', 'Dr. Adel', '10:00'));
  const trial = await tried('appointments', file);
  const faults = [{ noun: 'appointments', line: 3, field: 'startsAt', fault: 'taken' }];
  expect(trial.faults).toEqual(faults);
  expect(await run(trial)).toMatchObject({ faults, written: 1 });
  expect(await db()('claims').where({ resource: `resource:${documentId}` })).toHaveLength(4);
});
