import { createRequire } from 'node:module';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type * as readFile from '../src/imports/read-file';
import { servicesOf } from '../src/platform/services';
import { DAY } from './support/clinic';
import { moveClock } from './support/clock';
import { compiledDirectory } from './support/directories';
import { dayIn, startImports } from './support/imports';

const require = createRequire(import.meta.url);
const { readFileAside }: typeof readFile = require(join(compiledDirectory, 'src', 'imports', 'read-file.js'));
const { backend, clinic, db, site, signInAgain, call, send, show, tried, run, ask } = await startImports();

test('branches, services and doctors with their hours are published, once', async () => {
  const branch = 'name en,name ar,address en,address ar,phone\nZamalek,الزمالك,A street,شارع,+20225550199';
  expect(await run(await tried('branches', branch))).toMatchObject({ written: 1 });
  const service = 'الاسم,المدة\nتخطيط السمع الموسع,40';
  expect(await run(await tried('services', service))).toMatchObject({ written: 1 });
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
  expect(done).toMatchObject({ written: 3, known: 1, faulty: 3 });
  const faults = done.faults.map(({ line, field, fault }) => `${line} ${field} ${fault}`);
  expect(faults.slice(1)).toEqual(['7 hours taken', '8 nameEn tooLong']);
  const { data } = await servicesOf(backend.strapi).catalogue.get();
  const laila = Object.values(data.doctors).find(({ name }) => name.en === 'Dr Laila Farid');
  const hours = Object.entries(data.practices).filter(([key]) => key.startsWith(`${laila?.documentId}|`));
  expect(hours).toHaveLength(2);
  expect(await tried('doctors', doctor)).toMatchObject({ fits: 0, known: 4 });
  expect((await call(`/${done.documentId}/undo`, {})).status).toBe(200);
  expect(await show(done)).toMatchObject({ state: 'undone', written: 0, left: 0 });

  // The specialty is written in English alone.
  const inBoth = 'name en,name ar,specialty\nDr Rania Fouad,د. رانيا فؤاد,Ear and hearing';
  expect(await run(await tried('doctors', inBoth))).toMatchObject({ written: 1 });
});

test('all of Easy!Appointments comes in one step', async () => {
  const inSql = (value: unknown) => JSON.stringify(value).replaceAll('"', '\\"');
  const plan = inSql({ sunday: { start: '09:00', end: '17:00', breaks: [] } });
  const dates = inSql({ [dayIn(20)]: null, [dayIn(21)]: { start: '18:00', end: '20:00', breaks: [] } });
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
  expect(trial).toMatchObject({ fits: 9, faulty: 2 });
  const done = await run(trial);
  const late = { noun: 'absences', line: 10, field: 'endsAt', fault: 'invalid' };
  const taken = { noun: 'appointments', line: 8, field: 'startsAt', fault: 'taken' };
  expect(done).toMatchObject({ written: 9, faulty: 2, faults: [late, taken] });
  // Rows of different tables may have one number.
  const { data } = (await call(`/${done.documentId}/faulty-rows`)).body;
  expect(data).toMatchObject([{ rows: [{ line: 10 }] }, { rows: [{ line: 8 }] }]);
  const absences = async () => ({
    daysOff: await db()('day_offs').orderBy('starts_on').orderBy('id').pluck('note'),
    closures: await db()('closures').whereNotNull('starts_on').distinct('document_id', 'reason'),
    sets: await db()('schedules').whereNotNull('valid_from').pluck('valid_from'),
  });
  const away = 'at a congress';
  const kept = { daysOff: [away, away, away, null], closures: [{ reason: null }], sets: [expect.anything()] };
  expect(await absences()).toMatchObject(kept);
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
  expect(await tried('easyappointments', dump)).toMatchObject({ fits: 0, known: 9, faulty: 2 });

  // Staff have worked with the appointment: its doctor and the hours of it stay, what is kept free goes.
  moveClock(7 * DAY);
  await signInAgain();
  const change = { token: site.manager, data: { to: 'done', version: 1 } };
  expect((await ask(`/appointments/${made.document_id}/transitions`, change)).status).toBe(200);
  await db()('imports').where({ document_id: done.documentId }).update('ended_at', new Date());
  expect((await call(`/${done.documentId}/undo`, {})).status).toBe(200);
  expect(await show(done)).toMatchObject({ state: 'undone', left: 5 });
  expect(await absences()).toEqual({ daysOff: [], closures: [], sets: [expect.anything()] });
});

test('a canceled import stops, and the log tells who did what without a word of a patient', async () => {
  // A patient stands in the place of the names of columns.
  const [file, columns] = ['Stopped,01009998877\nX1,01009998876', { name: 0, phone: 1 }];
  const made = await tried('patients', file, { columns });
  const canceled = await call(`/${made.documentId}/cancellation`, {});
  expect(canceled.body.data).toMatchObject({ state: 'canceled', hasFile: false });
  expect((await call(`/${made.documentId}/run`, { how: 'fitting' })).status).toBe(404);
  const log = await db()('log_entries').where({ action: 'import.change' });
  expect(log.length).toBeGreaterThan(5);
  expect(JSON.stringify(log)).not.toMatch(/Stopped|9998877|منى/);
  const kept = await db()('imports').where({ document_id: made.documentId });
  expect(JSON.stringify(kept)).not.toMatch(/Stopped|9998877/);
  expect((await tried('patients', file)).choice.columns).toEqual(columns);
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
