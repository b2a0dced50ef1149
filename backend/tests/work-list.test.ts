import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { fillDueTimes } from '../src/desk/calls/due-times';
import { DAY_MINUTES, dateAt, MINUTE } from '../src/scheduling/zone';
import { at, dataOf, freshTime, newPhone, pluck, refusalOf, startClinic } from './support/clinic';
import { planOf, queriesOf } from './support/plan';

const { backend, booker, clinic, db, book, act, settings, ask, signIn, ...does } = await startClinic();
const token = await signIn('staff');
/** Time between asking for an appointment and looking at what was promised. */
const TOLERANCE = 6 * MINUTE;
/** A moment of a row, in epoch milliseconds, as either database gives it. */
const msOf = (value: unknown) => new Date(value as string | number | Date).getTime();
/** Sets the promise of a call; the lines of the tests' clinic are open around the clock. */
const promise = (callWithinMinutes: number, more: Record<string, unknown> = {}) =>
  settings({ callWithinMinutes, ...more });
const staff = (path: string, data?: unknown) =>
  ask(path, { token, data, headers: { 'Idempotency-Key': randomUUID() } });
beforeEach(() => promise(120));

const listed = async () => (await staff('/calls?pageSize=100')).body.data;
const numbers = async () => pluck(await listed(), 'bookingNumber');

test('the work list begins with what is due first, not with what is oldest, and brings a request back that nobody answered, when its patient corrects the phone', async () => {
  await promise(600);
  const older = (await book()).bookingNumber;
  await promise(60);
  const booked = await book();
  const { id, bookingNumber: newer } = booked;
  const order = await numbers();
  expect(order.indexOf(newer)).toBeLessThan(order.indexOf(older));
  expect(Date.parse((await listed())[0].callBy)).toBeGreaterThan(0);

  // Called in vain, it is due when it is tried again, among the others by that time.
  await staff(`/appointments/${id}/call`, {});
  await staff(`/appointments/${id}/call/outcome`, { outcome: 'noAnswer', version: 1, tryAgain: 1440 });
  expect(await numbers()).not.toContain(newer);
  expect(msOf((await does.rowOf(booked)).call_due_at)).toBeGreaterThan(Date.now() + 1400 * MINUTE);
  const lapsed = { due_at: new Date(Date.now() - 1000) };
  await db()('calls').where({ appointment: id }).update(lapsed);
  const later = await numbers();
  expect(later.indexOf(newer)).toBeGreaterThan(later.indexOf(older));

  const wanted = { firstName: 'Laila', lastName: 'Hassan', phone: newPhone(), email: null, version: 1 };
  expect((await act(booked, 'correct', wanted)).status).toBe(200);
  const shown = (await staff(`/appointments/${id}`)).body.data;
  expect([shown.callDueAt, shown.call.dueAt]).toEqual([booked.callBy, null]);
  expect(await numbers()).toContain(newer);
});

test('the work list calls by the promised hour about what is left of a requested series, once, when its patient cancels the first visit', async () => {
  const visits = [await book(), await book(), await book()];
  const [first, second, third] = visits;
  const series = first?.bookingNumber;
  for (const [place, { id }] of visits.entries()) {
    const row = await does.stored(id).first();
    const later = place === 0 ? {} : { call_by: null, call_due_at: row.starts_at };
    await does.stored(id).update({ series, series_visit: place + 1, ...later });
  }
  const inWork = async () => {
    const ofSeries = (await listed()).filter(({ documentId }: { documentId: string }) =>
      visits.some(({ id }) => id === documentId),
    );
    return ofSeries.map((one: Record<string, string>) => [one.documentId, one.callDueAt]);
  };
  expect(await inWork()).toEqual([[first?.id, first?.callBy]]);
  await does.cancel(first);
  expect(await inWork()).toEqual([[second?.id, first?.callBy]]);
  await does.cancel(second);
  expect(await inWork()).toEqual([[third?.id, first?.callBy]]);
});

test('the work list fills requests of earlier versions by when they were made, and is read in the order of an index', async () => {
  const booked = await book();
  const made = new Date(Date.now() - 60 * MINUTE);
  const where = { booking_number: booked.bookingNumber };
  await db()('appointments').where(where).update({ call_by: null, call_due_at: null, created_at: made });
  await fillDueTimes(backend.strapi, Date.now());
  const row = await does.rowOf(booked);
  expect(msOf(row.call_by)).toBeGreaterThanOrEqual(made.getTime() + 120 * MINUTE);
  expect(msOf(row.call_by)).toBeLessThan(made.getTime() + 120 * MINUTE + TOLERANCE);
  expect(msOf(row.call_due_at)).toBe(msOf(row.call_by));
  const seen = await queriesOf(db(), () => staff('/calls'));
  const list = seen.find(({ sql }) => sql.includes('call_due_at') && sql.includes('order by'));
  expect(await planOf(db(), list?.sql ?? '', list?.bindings)).toContain('appointments_status_call_due_index');
});

const TWO_DAYS = 2 * DAY_MINUTES;

async function offered() {
  return (await booker.free({ from: dateAt(Date.now(), 'Africa/Cairo'), days: '7' })).body;
}

async function firstOffered(): Promise<number> {
  const body = await offered();
  const slots = body.data.flatMap((day: { slots: { startsAt: string }[] }) => day.slots);
  expect(slots[0].startsAt).toBe(body.meta.nextFree.startsAt);
  return Date.parse(slots[0].startsAt);
}

test('a request is promised a call at an hour, which is stored and shown to its patient while it waits, anew when the patient moves it, and the same when staff do; whoever is about to send one is told by the free times and by the own appointment which hours the call goes by', async () => {
  const before = Date.now();
  const booked = await book();
  const callBy = Date.parse(booked.callBy);
  expect(callBy).toBeGreaterThanOrEqual(before + 120 * MINUTE);
  expect(callBy).toBeLessThan(before + 120 * MINUTE + TOLERANCE);
  expect(msOf((await does.rowOf(booked)).call_by)).toBe(callBy);
  const shown = await does.look(booked);
  expect(shown).toMatchObject({ callBy: booked.callBy, callLines: { withinMinutes: 120 } });
  const { withinMinutes, open } = (await offered()).meta.callLines;
  expect(withinMinutes).toBe(120);
  expect(Date.parse(open[0].from)).toBeLessThanOrEqual(Date.now());
  expect(Date.parse(open[0].to)).toBeGreaterThan(Date.now());
  const moved = await staff(`/appointments/${booked.id}/move`, { startsAt: freshTime(), version: 1 });
  expect(moved.body.data.callBy).toBe(booked.callBy);
  await promise(180);
  const again = await act(booked, 'move', { startsAt: freshTime(), version: 2 });
  expect(Date.parse(again.body.data.callBy)).toBeGreaterThan(Date.parse(booked.callBy) + 50 * MINUTE);
  await does.confirm(booked, token);
  expect((await does.look(booked)).callBy).toBeNull();
});

test('a time that comes before the call is not offered, held or booked by a patient, nor moved to, and staff on the phone book it, or move a request there, which is called about before it', async () => {
  // Tomorrow at ten: after any notice, before a call that is promised within two days.
  const startsAt = at('10:00', dateAt(Date.now() + DAY_MINUTES * MINUTE, 'Africa/Cairo'));
  expect(await firstOffered()).toBeLessThan(Date.parse(startsAt));
  await promise(TWO_DAYS);
  const earliest = Date.now() + TWO_DAYS * MINUTE;
  expect(await firstOffered()).toBeGreaterThan(earliest);
  const next = await booker.get(`/availability/next?doctors=${clinic.doctor}`);
  expect(Date.parse(next.body.data[0].startsAt)).toBeGreaterThan(earliest);

  expect(refusalOf(await booker.book({ startsAt }))).toEqual([400, 'startsAt notAvailable']);
  expect((await booker.hold({ startsAt }, 'promised-call-hold-key')).status).toBe(400);
  const booked = await book();
  expect((await act(booked, 'move', { startsAt, version: 1 })).status).toBe(400);
  const moved = dataOf(await staff(`/appointments/${booked.id}/move`, { startsAt, version: 1 }));
  expect(moved).toMatchObject({ callBy: startsAt, callDueAt: startsAt });
  expect(msOf((await does.rowOf(booked)).call_due_at)).toBe(Date.parse(startsAt));
  await does.cancel(booked);
  const onPhone = booker.request({ startsAt, status: 'pending', phone: newPhone() });
  const row = await does.rowOf(dataOf(await staff('/appointments/for-caller', onPhone), 201));
  // A call after the appointment would be no promise.
  expect(msOf(row.call_by)).toBe(Date.parse(startsAt));
});
