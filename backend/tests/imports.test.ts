import { expect, test } from 'vitest';
import { servicesOf } from '../src/platform/services';
import { at, DAY, pluck } from './support/clinic';
import { moveClock } from './support/clock';
import { dayIn, startImports } from './support/imports';
import { queriesOf } from './support/plan';

const started = await startImports();
const { backend, clinic, book, db, site, signInAgain, call, show, tried, run, ask, documents } = started;
const { handOver, erase, edit } = started;
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

test('patients are tried first, then taken over; the same file changes nothing, and only rows that do not fit are kept, for a day; staff find who was taken over and read what is known; who is erased does not come back', async () => {
  const trial = await tried('patients', PATIENTS);
  expect(trial).toMatchObject({ fits: 2, known: 1, faulty: 2, written: 0, left: 0 });
  expect(trial.faults).toEqual([
    { noun: 'patients', line: 4, field: 'phone', fault: 'required' },
    { noun: 'patients', line: 5, field: 'phone', fault: 'invalid' },
    { noun: 'patients', line: 5, field: 'birthDate', fault: 'invalid' },
  ]);
  expect(await patients()).toEqual([]);
  expect((await call(`/${trial.documentId}/run`, { how: 'all' })).status).toBe(404);

  const done = await run(trial);
  expect(done).toMatchObject({ state: 'done', written: 2, faulty: 2, undoUntil: expect.any(String) });
  const known = { birth_date: '1980-02-01', notes: 'حساسية' };
  expect(await patients()).toMatchObject([
    { first_name: 'منى', last_name: 'عادل', phone: '+201001234567', ...known },
    { first_name: 'Adel', last_name: 'Hassan', phone: '+201001234568' },
  ]);

  const again = await tried('patients', PATIENTS);
  expect(again).toMatchObject({ fits: 0, known: 3, faulty: 2 });
  const { data } = (await call(`/${done.documentId}/faulty-rows`)).body;
  expect(data[0].rows.map(({ line, cells }: { line: number; cells: string[] }) => [line, cells[1]])).toEqual([
    [4, 'No Phone'],
    [5, 'Wrong Phone'],
  ]);
  moveClock(DAY + 1000);
  await signInAgain();
  await servicesOf(backend.strapi).imports.keep(Date.now());
  // A day later nothing is offered any more that would be refused: neither the way back, nor a file that is gone.
  expect(await show(done)).toMatchObject({ state: 'done', undoUntil: null, hasFile: false });
  expect(await show(again)).toMatchObject({ state: 'canceled', hasFile: false });
  expect((await call(`/${done.documentId}/faulty-rows`)).status).toBe(404);

  const found = await ask('/patients/find', { token: site.manager, data: { text: 'منى' } });
  const person = { firstName: 'منى', phone: '+201001234567', notes: 'حساسية' };
  expect(found.body.meta.imported).toMatchObject([person]);
  const [{ documentId }] = found.body.meta.imported;
  const one = await ask(`/imported-patients/${documentId}`, { token: site.manager });
  expect(one.body.data).toMatchObject({ lastName: 'عادل' });

  const sought = '01001234567';
  const { importedPatients } = await handOver(sought);
  expect(importedPatients).toMatchObject([{ firstName: 'منى', birthDate: '1980-02-01' }]);
  expect(await erase(sought)).toMatchObject({ imported: 1 });
  const left = await db()('imported_patients').where({ document_id: documentId });
  expect(JSON.stringify(left)).not.toMatch(/منى|1234567/);
  // A phone that is corrected at an appointment is corrected in what the former system had, too.
  const named = { firstName: 'Adel', lastName: 'Hassan', email: null, age: 30, contractType: 'cash' };
  const { id } = await book({ ...named, phone: '+201001234568' });
  const other = { ...named, phone: '+201001234569', version: 1, reason: 'has another' };
  expect((await ask(`/appointments/${id}/amendment`, { token: site.manager, data: other })).status).toBe(200);
  expect(await patients()).toMatchObject([{ first_name: 'Adel', phone: '+201001234569' }]);
  expect(await tried('patients', PATIENTS)).toMatchObject({ fits: 0, known: 3 });
  const hers = `9,منى عادل,01001234567,Dr. Mona,Consultation,${dayIn(5)},12:00,20,`;
  const erased = { noun: 'appointments', line: 2, field: 'phone', fault: 'erased' };
  expect(await tried('appointments', visits(hers))).toMatchObject({ fits: 0, faults: [erased] });
  const numbered = `id,patient id,doctor,date,time\n9,1,Dr. Mona,${dayIn(5)},12:00`;
  expect(await tried('appointments', numbered)).toMatchObject({ faults: [{ ...erased, field: 'patient' }] });
});

const VISITS_HEAD = 'id,patient name,mobile,doctor,service,date,time,minutes,status';
const visit = (id: string, change: Record<string, string> = {}) => {
  const { doctor = 'Dr. Mona', date = dayIn(5), time = '10:00', status = '' } = change;
  return [id, `Guest ${id}`, `0100200${id}`, doctor, 'Consultation', date, time, '20', status].join(',');
};
const visits = (...rows: string[]) => [VISITS_HEAD, ...rows].join('\n');
const taken = (line: number) => ({ noun: 'appointments', line, field: 'startsAt', fault: 'taken' });
const appointments = () => db()('appointments').where({ consent_version: 'imported' }).orderBy('id');

test('appointments take their times as every booking does: what clashes is told, and nobody is written to; the import is undone as a whole, but for what staff have worked with', async () => {
  const mails = async () => (await db()('outbox_messages')).length;
  const before = await mails();
  await db()('webhooks').insert({
    ...{ document_id: 'w'.repeat(24), kinds: '[]', name: 'Another system', url: 'https://other.example' },
    ...{ is_on: true, secret: '', failures: 0, paused_until: new Date(Date.now() + 1000 * DAY) },
    updated_at: new Date(),
  });
  const own = await book({ startsAt: at('11:00', dayIn(5)) });
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
  const faults = [taken(3), taken(5), { ...taken(6), field: 'doctor', fault: 'unknown' }];
  expect(trial.faults).toEqual(faults);
  const done = await run(trial);
  expect(done).toMatchObject({ faults, written: 5 });
  expect(await appointments()).toMatchObject([
    { first_name: 'Guest', status: 'confirmed', age: null, tell_by: null },
    { status: 'confirmed' },
    { status: 'confirmed', attendance: 'no_show' },
    { status: 'canceled' },
    { status: 'done' },
  ]);
  expect(await tried('appointments', file)).toMatchObject({ fits: 0, known: 5, faulty: 3 });
  const told: string[] = await db()('webhook_deliveries').where({ source: 'history' }).pluck('subject');
  const made = pluck(await appointments(), 'document_id');
  expect(told).toContain(own.id);
  expect(told.filter((subject) => made.includes(subject))).toEqual([]);
  // One for the booking of the website alone.
  expect((await mails()) - before).toBeLessThanOrEqual(1);

  const [first] = await appointments();
  const change = { to: 'canceled', reason: 'asked for', version: 1 };
  const path = `/appointments/${first.document_id}/transitions`;
  expect((await ask(path, { token: site.manager, data: change })).status).toBe(200);
  const joined = { token: site.manager, data: { other: made.at(-1), isSure: true } };
  expect((await ask(`/appointments/${own.id}/patient/joins`, joined)).status).toBe(201);
  expect((await call(`/${done.documentId}/undo`, {})).status).toBe(200);
  expect(await show(done)).toMatchObject({ state: 'undone', written: 2, left: 2 });
  expect(pluck(await appointments(), 'document_id')).toEqual([first.document_id, made.at(-1)]);
  const claims = db()('claims')
    .whereLike('resource', 'doctor:%')
    .whereIn('appointment', [own.id, ...made]);
  expect(await claims.distinct('appointment')).toHaveLength(1);
  // The times are free again.
  expect(await tried('appointments', visits(visit('1003', { time: '10:20' })))).toMatchObject({ fits: 1 });
});

test('all or nothing: a time that is taken on the way takes back what was written before', async () => {
  const file = visits(visit('2001', { time: '12:00' }), visit('2002', { time: '12:20' }));
  const made = await tried('appointments', file);
  expect(made).toMatchObject({ fits: 2, faulty: 0 });
  await book({ startsAt: at('12:20', dayIn(5)) });
  expect(await run(made, 'all')).toMatchObject({ state: 'failed', written: 0, faults: [taken(3)] });
  expect(await db()('appointments').where({ first_name: 'Guest', last_name: '2001' })).toEqual([]);
});

test('appointments that need a room take one, and are told in the trial where none is left', async () => {
  const booth = { name: 'Booth', kind: 'Booth', branch: clinic.branch };
  const { documentId } = await documents('resource').create({ locale: 'en', data: booth });
  await edit('service', clinic.longAppointment, { needs: [{ kind: 'Booth' }] });
  const test = (id: string, doctor: string, time: string) =>
    visit(id, { doctor, time, date: dayIn(6) }).replace('Consultation', 'Hearing test');
  const file = visits(test('2001', 'Dr. Mona', '10:00'), test('2002', 'Dr. Adel', '10:00'));
  const trial = await tried('appointments', file);
  expect(trial.faults).toEqual([taken(3)]);
  expect(await run(trial)).toMatchObject({ faults: [taken(3)], written: 1 });
  expect(await db()('claims').where({ resource: `resource:${documentId}` })).toHaveLength(4);
});

test('an import that is asked for while a look for the next one is under way is looked for again', async () => {
  const { imports } = servicesOf(backend.strapi);
  const asked = await queriesOf(backend.db, () => Promise.all([imports.work(), imports.work()]));
  expect(asked.filter(({ sql }) => /^select .document_id. from .imports./.test(sql))).toHaveLength(2);
});
