import { expect, test } from 'vitest';
import { newDocumentId } from '../src/platform/database';
import { addDays } from '../src/scheduling/zone';
import { at, pluck } from './support/clinic';
import { startFiguresClinic, THURSDAY } from './support/figures-clinic';

/** A week in which nothing else happened. */
const DAY = addDays(THURSDAY, -28);
const week = async (filter = '', token = desk.staff) =>
  (await desk.call(`/figures?from=${addDays(DAY, -6)}&to=${DAY}${filter}`, { token })).body.data;
const offer = (fields: Record<string, unknown>) => ({
  ...{ document_id: newDocumentId(), entry: 'e'.repeat(24), time_zone: 'Africa/Cairo', seat: 0 },
  ...{ doctor: desk.clinic.doctor, branch: desk.clinic.branch, service: desk.clinic.consultation },
  ...{ ends_at: new Date(at('18:00', addDays(DAY, 3))), open_until: new Date(at('12:00', DAY)) },
  ...fields,
});
const entry = (fields: Record<string, unknown>) => ({
  ...{ document_id: newDocumentId(), number: String(Math.random()), service: desk.clinic.consultation },
  ...{ doctor: null, branches: '[]', weekdays: '[]', parts: '[]', until_date: DAY, phone_proved: false },
  ...{ age: 30, language: 'en', made_by: 'patient', created_at: new Date(at('09:00', addDays(DAY, -2))) },
  ...fields,
});

const desk = await startFiguresClinic();
const [came, moved] = [await desk.book({}), await desk.book({})];
const asked = at('10:40', DAY);
await desk.tell({ id: came, asked, starts: at('17:00', addDays(DAY, 3)), status: 'confirmed' });
const moving = { at: at('11:00', DAY), actor: 'patient', from: 'confirmed', to: 'confirmed' };
await desk.tell({
  id: moved,
  // Asked for long before.
  asked: at('10:00', addDays(DAY, -20)),
  starts: at('17:20', addDays(DAY, 3)),
  history: [{ ...moving, action: 'fromWaitingList', movedFrom: at('12:00', addDays(DAY, 9)) }],
});
const BECAME = ['joined', 'booked', 'left', 'removed', 'ended', 'waiting'];
const OFFER_STATES = ['open', 'accepted', 'taken', 'declined', 'expired', 'withdrawn'];
const dateOf = (time: string, days = 0) => new Date(at(time, addDays(DAY, days)));
const first = { starts_at: dateOf('17:00', 3), offered_at: dateOf('10:00') };
const second = { starts_at: dateOf('17:20', 3), offered_at: dateOf('10:50') };
await desk
  .rows('waiting_offers')
  .insert([
    offer({ ...first, state: 'taken' }),
    offer({ ...first, offered_at: dateOf('10:10'), state: 'accepted', closed_at: new Date(asked) }),
    offer({ ...second, state: 'accepted', closed_at: dateOf('11:00') }),
    offer({ ...second, doctor: desk.clinic.otherDoctor, state: 'expired' }),
  ]);
const booked = (appointment: string) => ({ state: 'booked', booked_appointment: appointment });
const { branch: here, otherBranch: there, otherDoctor: doctor } = desk.clinic;
await desk
  .rows('waiting_entries')
  .insert([
    entry({ ...booked(came), ended_at: new Date(asked), branches: JSON.stringify([here]) }),
    entry({ ...booked(moved), appointment: moved, ended_at: dateOf('11:00') }),
    entry({ state: 'removed', ended_at: dateOf('11:00', 40), doctor }),
    entry({ state: 'left', ended_at: dateOf('09:30'), branches: JSON.stringify([there]) }),
  ]);

test('the figures of the waiting list say how many freed times were offered and filled, how long it took, and who waited, by doctor, service, branch and weekday, and never of another branch', async () => {
  const data = await week();
  expect(data.total).toMatchObject({
    freedTimes: 3,
    filledTimes: 2,
    // Forty minutes from the first who was told, and ten.
    fillMinutes: 25,
    earlierMoves: 1,
    requests: 1,
    online: 1,
  });
  expect(pluck(data.offers, 'state')).toEqual(OFFER_STATES);
  expect(pluck(data.offers, 'now')).toEqual([0, 2, 1, 0, 1, 0]);
  expect(pluck(data.waitingList, 'what')).toEqual(BECAME);
  expect(pluck(data.waitingList, 'now')).toEqual([4, 2, 1, 0, 0, 1]);
  expect(data.origins).toContainEqual({ origin: 'waitingList', now: 1, before: 0 });
  expect(data.origins).toContainEqual({ origin: 'website', now: 0, before: 0 });

  const expired = { id: doctor, freedTimes: 1, filledTimes: 0, fillMinutes: null };
  expect((await week('&by=doctor')).groups).toContainEqual(expect.objectContaining(expired));
  const { total, waitingList } = await week(`&doctor=${doctor}`);
  expect(total).toMatchObject({ freedTimes: 1, filledTimes: 0 });
  // An entry for any doctor counts for this one.
  expect(waitingList[0]).toEqual({ what: 'joined', now: 4, before: 0 });
  expect((await week('&by=weekday')).groups).toContainEqual(
    expect.objectContaining({ id: '4', freedTimes: 3, filledTimes: 2 }),
  );
  expect((await week('&weekday=2')).total.freedTimes).toBe(0);
  const elsewhere = await week(`&branch=${there}`);
  expect(elsewhere.total.freedTimes).toBe(0);
  expect(elsewhere.waitingList[0]).toEqual({ what: 'joined', now: 3, before: 0 });
  expect((await week('', desk.here)).waitingList[0]).toEqual({ what: 'joined', now: 3, before: 0 });
});
