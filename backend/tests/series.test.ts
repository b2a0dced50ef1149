import { beforeEach, expect, test } from 'vitest';
import { addDays, dateAt } from '../src/scheduling/zone';
import { asPatient, at, dataOf, freshDate, newPhone, pluck, refusalOf, startClinic } from './support/clinic';
import { TIME_ZONE } from './support/clinic-content';
import { asLater, dayOf, daysFrom, daysOf, hourOf, moveOf, seriesIn, type Visit } from './support/series';

const started = await startClinic();
const { backend, clinic, booker, act, confirm, look, db, idOf, rowOf, ask, documents, edit } = started;
const daysOff = documents('day-off');
const service = clinic.longAppointment;
const shots = { service, specialty: clinic.specialty };
const placeOf = { doctor: clinic.doctor, branch: clinic.branch, service };
const WEEKLY = { visits: 4, everyDays: 7, toleranceDays: 2, anyDoctor: false };

const setService = (data: Record<string, unknown>) => edit('service', service, data);

let token = '';
beforeEach(async () => {
  token = await started.signIn('staff');
  // Series of different tests would meet: each begins with nothing taken.
  await db()('claims').delete();
  for (const { documentId } of await daysOff.findMany({})) await daysOff.delete({ documentId });
  await setService({ series: WEEKLY, needs: [], takesNoNewBookings: true });
});

const offDay = (doctor: string, date: string) =>
  daysOff.create({ data: { doctor, startsOn: date, endsOn: date, saveDespiteAppointments: true } });

const { find: findSeries, buy, weekly, visitsOf, doctorClaims, ownOf } = seriesIn(started, () => token);

test('a series is found by its rhythm, around days off, on a later day where they are too many, and sold whole under one number, once by one key', async () => {
  const date = freshDate();
  await offDay(clinic.doctor, addDays(date, 7));
  const found = await findSeries(at('10:00', date));
  expect(daysOf(found)).toEqual(daysFrom(date, 0, 8, 14, 21));
  expect(new Set(found.map(({ startsAt }) => hourOf(startsAt)))).toEqual(new Set(['10:00']));
  const fields = { phone: '+201055443322' };
  const key = 'a-series-sent-twice-by-one-form';
  const [one, other] = await Promise.all([buy(found, fields, key), buy(found, fields, key)]);
  const { bookingNumber, status } = dataOf(one, 201);
  expect([status, dataOf(other, 201).bookingNumber]).toEqual(['confirmed', bookingNumber]);
  const visits = await visitsOf(bookingNumber);
  const numbers = [bookingNumber, ...[2, 3, 4].map((visit) => `${bookingNumber}-${visit}`)];
  expect(pluck(visits, 'booking_number')).toEqual(numbers);
  for (const { document_id } of visits) expect(await doctorClaims(document_id)).toHaveLength(10);
  // The desk finds every visit by the number of the series.
  const headers = { 'X-Search': encodeURIComponent(bookingNumber) };
  expect((await ask('/appointments', { token, headers })).body.data).toHaveLength(4);

  for (const days of [5, 6, 8, 9]) await offDay(clinic.doctor, addDays(date, days));
  expect(daysOf(await findSeries(at('11:00', date))).slice(0, 2)).toEqual(daysFrom(date, 1, 10));
});

test('one link opens every visit of a series, which are told of once and reminded of each; one is moved or canceled, and the others stay', async () => {
  const email = 'series@example.org';
  const date = freshDate();
  const { bookingNumber } = (await buy(weekly(date), { email })).body.data;
  const { manageKey } = ownOf(bookingNumber);
  const numbers = pluck(await visitsOf(bookingNumber), 'booking_number');
  const opened = await look({ bookingNumber: `${bookingNumber}-3`, manageKey });
  expect(pluck(opened.series, 'bookingNumber')).toEqual(numbers);
  const calendar = await fetch(`${backend.url}/api/appointments/by-number/${bookingNumber}-2/calendar`, {
    headers: { ...backend.websiteHeaders, 'X-Manage-Key': manageKey },
  });
  const text = await calendar.text();
  for (const number of numbers) expect(text).toContain(`UID:${number}@`);
  const told = pluck(await db()('outbox_messages').where({ recipient: email }), 'kind');
  expect(told.sort()).toEqual(['visit-confirmed', ...Array(4).fill('visit-reminder')]);

  const [second, third] = [ownOf(`${bookingNumber}-2`), ownOf(`${bookingNumber}-3`)];
  const moved = { version: 1, startsAt: at('12:00', addDays(date, 8)) };
  expect((await ask(`/appointments/${await idOf(second)}/move`, { token, data: moved })).status).toBe(200);
  expect((await act(third, 'cancel', { version: 1 })).status).toBe(200);
  expect((await act(third, 'undo', { version: 2 })).status).toBe(200);
  expect((await act(third, 'cancel', { version: 3 })).status).toBe(200);
  const states = (await visitsOf(bookingNumber)).map(({ status, version }) => `${status} ${version}`);
  expect(states).toEqual(['confirmed 1', 'confirmed 2', 'canceled 4', 'confirmed 1']);
  expect((await rowOf(second)).series_visit).toBe(2);
});

test('a series of which a time is gone is not sold, and a whole one is offered instead', async () => {
  const wanted = weekly(freshDate());
  await setService({ series: null, takesNoNewBookings: false });
  expect((await booker.book({ ...shots, ...wanted[2] })).status).toBe(201);
  await setService({ series: WEEKLY, takesNoNewBookings: true });
  const before = await db()('appointments').count();
  const refused = await buy(wanted);
  expect(refusalOf(refused)).toEqual([409, 'SlotTakenError']);
  expect(await db()('appointments').count()).toEqual(before);
  const { series } = refused.body.error.details;
  expect(daysOf(series)).toEqual(daysOf(wanted));
  expect(hourOf(series[2].startsAt)).toBe('09:00');
  expect((await buy(series)).status).toBe(201);
});

test('a series has one doctor, or any who is there where the service says so', async () => {
  const date = freshDate();
  const away = addDays(date, 7);
  await offDay(clinic.doctor, away);
  await setService({ series: { ...WEEKLY, toleranceDays: 0 } });
  const mixed = weekly(date).map((visit) =>
    dayOf(visit.startsAt) === away ? { ...visit, doctor: clinic.otherDoctor } : visit,
  );
  expect((await buy(mixed)).status).toBe(409);
  await setService({ series: { ...WEEKLY, toleranceDays: 0, anyDoctor: true } });
  expect(pluck(await findSeries(at('10:00', date)), 'doctor')).toEqual(pluck(mixed, 'doctor'));
  expect((await buy(mixed)).status).toBe(201);
});

test('a series is sold by its rules alone: whole, in its rhythm, and where no call has to come', async () => {
  const wanted = weekly(freshDate());
  const faultsOf = async (visits: Visit[]) => (await buy(visits)).body.error.details.errors;
  expect(await faultsOf(wanted.slice(0, 1))).toMatchObject([{ path: ['laterVisits'] }]);
  expect(refusalOf(await buy(wanted.slice(0, 3)))).toEqual([409, 'SlotTakenError']);
  await setService({ series: null });
  expect(await faultsOf(wanted)).toMatchObject([{ path: ['laterVisits'] }]);
});

test('a series may end beyond the horizon, and counts as one among the appointments of a patient', async () => {
  await setService({ series: { ...WEEKLY, visits: 20 } });
  const found = await findSeries(at('10:00', freshDate()));
  expect(found).toHaveLength(20);
  const patient = { phone: '+201099887766' };
  expect((await buy(found, patient)).status).toBe(201);
  await setService({ series: null, takesNoNewBookings: false });
  expect((await booker.book({ ...patient, startsAt: at('14:00', freshDate()) })).status).toBe(201);
});

test('the desk agrees on further visits of any service, which are one series', async () => {
  await setService({ series: null, takesNoNewBookings: false });
  const date = freshDate();
  const query = (afterDays: string) =>
    new URLSearchParams({ ...placeOf, startsAt: at('10:00', date), afterDays });
  const find = (afterDays: string) => ask(`/appointments/series?${query(afterDays)}`, { token });
  expect((await find('30, 10')).status).toBe(400);
  const found: Visit[] = (await find('10, 30')).body.data;
  expect(daysOf(found)).toEqual(daysFrom(date, 0, 10, 30));
  expect((await buy(found, { afterDays: '10' })).status).toBe(409);
  const { bookingNumber } = dataOf(await buy(found, { afterDays: '10, 30' }), 201);
  expect(await visitsOf(bookingNumber)).toHaveLength(3);
  // Its rest keeps its days, though no service says which.
  const rest = new URLSearchParams({ startsAt: at('10:00', addDays(date, 12)) });
  const moved = await asPatient(backend, ownOf(`${bookingNumber}-2`), `series?${rest}`);
  expect(daysOf(moved.body.data)).toEqual(daysFrom(date, 12, 32));
  // Patients agree on none by themselves.
  const online = { ...shots, startsAt: found[0]?.startsAt, laterVisits: asLater(found) };
  expect((await booker.book(online)).status).toBe(400);
});

test('patients book a whole series on the website, which one call confirms', async () => {
  await setService({ takesNoNewBookings: false });
  const query = new URLSearchParams({ ...placeOf, startsAt: at('10:00', freshDate()) });
  const found: Visit[] = (await ask(`/availability/series?${query}`)).body.data;
  const [first = { doctor: '', startsAt: '' }] = found;
  const request = (laterVisits: unknown) => booker.book({ ...shots, startsAt: first.startsAt, laterVisits });
  expect((await request([])).status).toBe(400);
  const refused = await request(asLater(found).slice(1));
  expect([refused.status, refused.body.error.details.series]).toEqual([409, found]);
  const { bookingNumber } = dataOf(await request(asLater(found)), 201);
  const states = async () => pluck(await visitsOf(bookingNumber), 'status');
  expect(new Set(await states())).toEqual(new Set(['pending']));
  // A wrong digit is corrected in all of them from any of them, and told once.
  const own = ownOf(bookingNumber);
  const { first_name: firstName, last_name: lastName, age } = await rowOf(own);
  for (const [index, visit] of [own, ownOf(`${bookingNumber}-2`)].entries()) {
    const right = { firstName, lastName, age, phone: newPhone(), email: `weekly-${index}@example.org` };
    dataOf(await act(visit, 'correct', { ...right, version: index + 1 }));
    expect(new Set(pluck(await visitsOf(bookingNumber), 'phone'))).toEqual(new Set([right.phone]));
    const told = await db()('outbox_messages').where({ recipient: right.email });
    expect(told).toMatchObject([{ kind: 'visit-received' }]);
  }
  // Moved as a whole before the call, they still wait for one.
  const later = new URLSearchParams({ startsAt: at('10:00', addDays(dayOf(first.startsAt), 1)) });
  const moved: Visit[] = dataOf(await asPatient(backend, own, `series?${later}`));
  dataOf(await act(own, 'move', moveOf(bookingNumber, 1, moved, [3, 3, 3, 3])));
  // Also by the desk of one branch, when a manager has given a visit to another one.
  const last = { booking_number: `${bookingNumber}-4` };
  await db()('appointments').where(last).update({ branch: clinic.otherBranch });
  const limited = await started.signIn('staff', { branches: [clinic.branch] });
  // They are one entry of the work list, and any of them settles all.
  const work = (await ask('/calls?pageSize=100', { token: limited })).body.data;
  const inWork = pluck(work, 'bookingNumber').filter((one: string) => one.startsWith(bookingNumber));
  expect(inWork).toEqual([bookingNumber]);
  await confirm({ bookingNumber: `${bookingNumber}-2` }, limited);
  expect(await states()).toEqual(['confirmed', 'confirmed', 'confirmed', 'confirmed']);
  const rest = new URLSearchParams({ startsAt: at('10:00', addDays(dayOf(first.startsAt), 8)) });
  const second = await idOf({ bookingNumber: `${bookingNumber}-2` });
  expect((await ask(`/appointments/${second}/series?${rest}`, { token: limited })).body.data).toHaveLength(2);
});

test('several visits of a series are canceled together or not at all, told of once, and taken back together', async () => {
  const email = 'several@example.org';
  const { bookingNumber } = (await buy(weekly(freshDate()), { email })).body.data;
  const third = ownOf(`${bookingNumber}-3`);
  const statuses = async () => pluck(await visitsOf(bookingNumber), 'status');
  const other = (visit: number, version = 1) => ({ bookingNumber: `${bookingNumber}-${visit}`, version });
  const cancel = (others: unknown) => act(third, 'cancel', { version: 1, others });
  expect((await cancel([other(4, 2)])).status).toBe(409);
  expect((await cancel([{ bookingNumber: '482-915-633', version: 1 }])).status).toBe(404);
  expect(new Set(await statuses())).toEqual(new Set(['confirmed']));

  expect((await cancel([other(4)])).status).toBe(200);
  expect(await statuses()).toEqual(['confirmed', 'confirmed', 'canceled', 'canceled']);
  expect(await db()('outbox_messages').where({ recipient: email, kind: 'visit-canceled' })).toHaveLength(1);
  expect((await act(third, 'undo', { version: 2 })).status).toBe(200);
  expect(await statuses()).toEqual(['confirmed', 'confirmed', 'confirmed', 'confirmed']);

  // The desk does the same.
  const { document_id: id } = await rowOf(third);
  const all = [{ ...other(2) }, { bookingNumber, version: 1 }, other(4, 3)];
  const change = { to: 'canceled', version: 3, reason: 'The doctor is ill', others: all };
  expect((await ask(`/appointments/${id}/transitions`, { token, data: change })).status).toBe(200);
  expect(new Set(await statuses())).toEqual(new Set(['canceled']));
  expect(await db()('claims').whereNotNull('appointment')).toEqual([]);
});

test('the rest of a series moves whole or not at all, also to times that its own visits have', async () => {
  await setService({ takesNoNewBookings: false });
  const date = freshDate();
  const { bookingNumber } = (await buy(weekly(date))).body.data;
  const second = ownOf(`${bookingNumber}-2`);
  const { document_id: id } = await rowOf(second);
  const query = new URLSearchParams({ startsAt: at('10:00', addDays(date, 14)) });
  const found = (await ask(`/appointments/${id}/series?${query}`, { token })).body.data;
  expect(daysOf(found)).toEqual(daysFrom(date, 14, 21, 28));
  expect((await asPatient(backend, second, `series?${query}`)).body.data).toEqual(found);
  // Also when its service has fewer visits by now.
  await setService({ series: { ...WEEKLY, toleranceDays: 0, afterDays: '7' } });
  expect((await asPatient(backend, second, `series?${query}`)).body.data).toEqual(found);
  await setService({ series: WEEKLY });
  const move = (visits: Visit[], versions?: number[]) => moveOf(bookingNumber, 2, visits, versions);
  const days = async () =>
    (await visitsOf(bookingNumber)).map(({ starts_at: startsAt }) => dateAt(Number(startsAt), TIME_ZONE));
  const before = await days();
  const old = await act(second, 'move', move(found, [1, 1, 2]));
  expect(refusalOf(old)).toEqual([409, 'VersionConflictError']);
  await setService({ series: null });
  dataOf(await booker.book({ ...shots, startsAt: found[2].startsAt }), 201);
  await setService({ series: WEEKLY });
  const taken = await act(second, 'move', move(found));
  expect([taken.status, await days()]).toEqual([409, before]);

  const { series } = taken.body.error.details;
  dataOf(await act(second, 'move', move(series)));
  const [, ...rest] = await days();
  expect(rest).toEqual(daysOf(series));
  expect((await visitsOf(bookingNumber)).map(({ version }) => version)).toEqual([1, 2, 2, 2]);
  expect(await doctorClaims(id)).toHaveLength(10);
});

test('series: 200 who want overlapping ones with one booth at the same moment get whole ones, each time once', async () => {
  const kind = 'Booth for series';
  const data = { name: 'Booth', kind, branch: clinic.branch };
  const { documentId: booth } = await documents('resource').create({ locale: 'en', data });
  await setService({ needs: [{ kind, minutes: 20 }] });
  const date = freshDate();
  const wanted = Array.from({ length: 200 }, (_, index) => {
    const doctor = index % 2 === 0 ? clinic.doctor : clinic.otherDoctor;
    const time = ['09:00', '09:20', '09:40', '10:00', '10:20'][index % 5];
    return weekly(addDays(date, 7 * (index % 3)), time, doctor);
  });
  const answers = await Promise.all(wanted.map((visits) => buy(visits)));
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  const sold = answers.flatMap(({ status, body }) => (status === 201 ? [body.data.bookingNumber] : []));
  expect(sold.length).toBeGreaterThan(0);
  const rows = await db()('appointments').whereIn('series', sold);
  expect(rows).toHaveLength(4 * sold.length);
  // Only claims of sold series stand, and each visit has all of its doctor and of the booth.
  const claims = await db()('claims').whereNotNull('appointment');
  const ids = new Set(rows.map(({ document_id: id }) => id));
  const times = claims.filter(({ resource }) => /^(?:doctor|resource):/.test(resource));
  expect(times.every(({ appointment }) => ids.has(appointment))).toBe(true);
  for (const id of ids) {
    const own = times.filter(({ appointment }) => appointment === id);
    expect(own.filter(({ resource }) => resource === `resource:${booth}`)).toHaveLength(4);
    expect(own).toHaveLength(14);
  }
  expect(new Set(times.map(({ resource, atom }) => `${resource}/${atom}`)).size).toBe(times.length);
});

test('a series is what editors say: visits keep their order and end within a year', async () => {
  await expect(setService({ series: { ...WEEKLY, toleranceDays: 4 } })).rejects.toThrow(/keep their order/);
  const long = setService({ series: { ...WEEKLY, visits: 24, everyDays: 30 } });
  await expect(long).rejects.toThrow(/within a year/);
  const uneven = (afterDays: string) => setService({ series: { ...WEEKLY, toleranceDays: 0, afterDays } });
  await expect(uneven('30, 20')).rejects.toThrow(/each later/);
  const date = freshDate();
  await uneven('3, 10');
  expect(daysOf(await findSeries(at('10:00', date)))).toEqual(daysFrom(date, 0, 3, 10));
});
