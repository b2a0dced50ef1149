import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '../src/scheduling/zone';
import { at, BOOKING_DATE, dataOf, freshDate, MINUTE, newPhone } from './support/clinic';
import { everyDay } from './support/hours';
import { until } from './support/until';
import { type Link, startWaitingClinic, times } from './support/waiting-clinic';

const waiting = await startWaitingClinic();
const { db, clinic } = waiting;
const staff = await waiting.signIn('staff');
beforeEach(() => waiting.begin());

test('a time that becomes free is told to the first few whom it suits and who could book it, and the first to accept has it', async () => {
  const date = freshDate();
  const [time, busy] = [at('11:00', date), newPhone()];
  await waiting.book(at('09:00', date), { phone: busy, firstName: 'Salma', lastName: 'Nour' });
  const { links } = await waiting.freed(time, async () => ({
    early: await waiting.join(),
    never: await waiting.join({ parts: ['evening'] }),
    hasOneThatDay: await waiting.join({ phone: busy }),
    tooOld: await waiting.join({ age: 110 }),
    second: await waiting.join(),
    third: await waiting.join({ doctor: null, specialty: clinic.specialty }),
    late: await waiting.join(),
  }));
  await waiting.settings({ maxAge: 100 });
  expect(await waiting.keep()).toMatchObject({ offered: 3 });
  const { early, second, third, ...others } = links;
  for (const link of [early, second, third])
    expect((await waiting.look(link)).offer).toMatchObject({ state: 'open', startsAt: time });
  for (const link of Object.values(others)) expect((await waiting.look(link)).offer).toBeNull();
  // Told once, however often it is looked.
  expect(await waiting.keep()).toMatchObject({ offered: 0 });

  const answer = await waiting.act(second, 'accept');
  expect(answer.body.data).toMatchObject({ state: 'booked', offer: { state: 'accepted' } });
  const booked = await waiting.rowOf(answer.body.data.booked);
  expect(booked).toMatchObject({ first_name: 'Salma', phone: second.phone, status: 'pending' });
  const [event] = await db()('appointment_events').where({ appointment: booked.document_id });
  expect(event).toMatchObject({ action: 'fromWaitingList', actor: 'patient' });

  expect((await waiting.act(early, 'accept')).body.error).toMatchObject({ name: 'SlotTakenError' });
  expect(await waiting.look(early)).toMatchObject({ state: 'waiting', offer: { state: 'taken' } });
  expect(await waiting.told(early, 'waiting-taken')).toHaveLength(1);
  expect(await waiting.told(second, 'waiting-taken')).toHaveLength(0);
  // Accepted again, it is the same booking.
  const again = await waiting.act(second, 'accept', answer.body.data.offer.documentId);
  expect(again.body.data.booked).toEqual(answer.body.data.booked);
});

test('a time that becomes free is not told to whom it was free already, nor when somebody who looked at it lets it go', async () => {
  await waiting.join();
  expect(await waiting.keep()).toMatchObject({ offered: 0 });
  const { otherDoctor: doctor, branch } = clinic;
  const data = { doctor, branch, startsAt: at('12:00', freshDate()) };
  const holdKey = randomUUID();
  const hold = (method: string) => waiting.send('/holds', { method, holdKey, data });
  expect((await hold('POST')).status).toBe(201);
  expect(await waiting.keep()).toMatchObject({ offered: 0 });
  await hold('DELETE');
  expect(await waiting.keep()).toMatchObject({ offered: 0 });
});

test('a time that becomes free goes to the next when an offer has run out or was declined', async () => {
  await waiting.settings({ waitingTold: 1 });
  const { links } = await waiting.freed(at('11:20', freshDate()), async () => ({
    first: await waiting.join(),
    second: await waiting.join(),
    third: await waiting.join(),
  }));
  const { first, second, third } = links;
  await waiting.keep();
  expect((await waiting.look(first)).offer.state).toBe('open');
  expect((await waiting.look(second)).offer).toBeNull();
  await waiting.act(first, 'decline');
  await waiting.keep();
  const { offer } = await waiting.look(second);
  expect(offer.state).toBe('open');
  expect(Date.parse(offer.openUntil) - Date.parse(offer.offeredAt)).toBe(60 * MINUTE);
  await waiting.keep(Date.now() + 61 * MINUTE);
  expect((await waiting.look(second)).offer.state).toBe('expired');
  expect((await waiting.act(second, 'accept')).body.error.details).toEqual({ refusal: 'tooLate' });
  expect((await waiting.look(third)).offer.state).toBe('open');
  expect(await waiting.look(first)).toMatchObject({ state: 'waiting', offer: { state: 'declined' } });
});

test('a time that becomes free waits for the morning for whose phone would ring at night', async () => {
  const { links } = await waiting.freed(at('13:40', freshDate()), async () => ({
    phone: await waiting.join({ tellBy: 'sms', email: null }),
    mail: await waiting.join(),
  }));
  await waiting.settings({ quietFrom: '21:30:00.000', quietUntil: '09:00:00.000' });
  const day = addDays(BOOKING_DATE, -9);
  await waiting.keep(Date.parse(at('23:00', day)));
  expect((await waiting.look(links.phone)).offer).toBeNull();
  // A mail is read in the morning: its hour begins then.
  expect((await waiting.look(links.mail)).offer.openUntil).toBe(at('10:00', addDays(day, 1)));
  await waiting.keep(Date.parse(at('09:01', addDays(day, 1))));
  expect((await waiting.look(links.phone)).offer).not.toBeNull();
  expect((await waiting.look(links.mail)).offer.state).toBe('open');
});

test('a time that becomes free is one that staff had blocked, and one of new hours', async () => {
  const date = freshDate();
  const place = { doctor: clinic.otherDoctor, branch: clinic.branch };
  const data = { ...place, reason: 'Meeting', startsAt: `${date}T10:00`, endsAt: `${date}T10:20` };
  const block = dataOf(await waiting.send('/time-blocks', { token: staff, data }), 201);
  const link = await waiting.join();
  await waiting.send(`/time-blocks/${block.documentId}`, { token: staff, method: 'DELETE' });
  await waiting.keep();
  expect((await waiting.look(link)).offer).toMatchObject({ startsAt: at('10:00', date), state: 'open' });
  await waiting.act(link, 'decline');

  const schedules = waiting.documents('schedule');
  const evening = { ...place, slotMinutes: 20, shifts: everyDay('20:00', '20:20') };
  const { documentId } = await schedules.create({ data: evening });
  // Free times are those of the hours before until the new ones are known.
  await until(async () => {
    await waiting.keep();
    return (await waiting.look(link)).offer.startsAt.endsWith('T18:00:00.000Z');
  });
  await schedules.delete({ documentId });
});

/** One appointment has the time, and each of its grains belongs to that alone. */
async function expectSoldOnce(time: string) {
  const sold = await db()('appointments')
    .where({ doctor: clinic.otherDoctor, starts_at: new Date(time) })
    .whereIn('status', ['pending', 'confirmed']);
  expect(sold).toHaveLength(1);
  const from = Date.parse(time) / (5 * MINUTE);
  const owners = await db()('claims')
    .where({ resource: `doctor:${clinic.otherDoctor}` })
    .whereBetween('atom', [from, from + 3])
    .pluck('appointment');
  expect(owners).toEqual([0, 1, 2, 3].map(() => sold[0].document_id));
}

const offersOf = (links: Link[]): Promise<string[]> =>
  Promise.all(links.map(async (link) => (await waiting.look(link)).offer.documentId));

test('races of fifty who accept or move to one freed time at once, exactly one has it', async () => {
  await waiting.settings({ waitingTold: 25 });
  const [time, day] = [at('15:20', freshDate()), at('09:00', freshDate())];
  // Appointments of the same doctor on other times, whose patients want this one.
  const book = (_: unknown, index: number) =>
    waiting.book(new Date(Date.parse(day) + index * 20 * MINUTE).toISOString());
  const moving = await Promise.all(Array.from({ length: 18 }, book));
  const { links } = await waiting.freed(time, () => times(25, () => waiting.join()));
  expect(await waiting.keep()).toMatchObject({ offered: 25 });
  const offers = await offersOf(links);
  const answers = await Promise.all([
    ...links.map((link, index) => waiting.act(link, 'accept', offers[index])),
    ...moving.map((own) => waiting.move(own, time)),
    ...Array.from({ length: 7 }, () => waiting.ask(time)),
  ]);
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error?.name === 'SlotTakenError')).toHaveLength(49);
  await expectSoldOnce(time);
  // Whoever was refused has the time they had.
  const kept = await Promise.all(moving.map(async (own) => (await waiting.rowOf(own)).starts_at));
  expect(kept.filter((startsAt) => new Date(startsAt).getTime() === Date.parse(time)).length).toBeLessThan(2);
});

test('races of fifty who undo, accept or book one canceled time at once, exactly one has it', async () => {
  await waiting.settings({ waitingTold: 24 });
  const time = at('15:40', freshDate());
  const { taken, links } = await waiting.freed(time, () => times(24, () => waiting.join()));
  expect(await waiting.keep()).toMatchObject({ offered: 24 });
  const offers = await offersOf(links);
  const [undone, ...others] = await Promise.all([
    // The patient presses twice.
    Promise.all([waiting.undo(taken), waiting.undo(taken)]),
    ...links.map((link, index) => waiting.act(link, 'accept', offers[index])),
    ...Array.from({ length: 24 }, () => waiting.ask(time)),
  ]);
  const winners = others.filter(({ status }) => status < 300).length;
  expect(winners + (undone.some(({ status }) => status < 300) ? 1 : 0)).toBe(1);
  await expectSoldOnce(time);
  expect((await waiting.rowOf(taken)).status).toBe(winners === 1 ? 'canceled' : 'pending');
  await waiting.keep();
  const accepted = others.slice(0, 24).filter(({ status }) => status === 200).length;
  const states: string[] = await db()('waiting_entries').pluck('state');
  expect(states.filter((state) => state === 'booked')).toHaveLength(accepted);
  expect(states.filter((state) => state === 'waiting')).toHaveLength(24 - accepted);
});

test('races of several backends that look at once, no more are told than may be', async () => {
  const { links } = await waiting.freed(at('15:40', freshDate()), () => times(8, () => waiting.join()));
  await Promise.all([waiting.keep(), waiting.keep(), waiting.keep(), waiting.keep()]);
  await waiting.keep();
  const states = await Promise.all(links.map(async (link) => (await waiting.look(link)).offer?.state));
  expect(states.filter((state) => state === 'open')).toHaveLength(3);
});

test('a time that becomes free with the room it needs is told to who waits for another doctor', async () => {
  const booth = { name: 'Booth', kind: 'Booth', branch: clinic.branch };
  await waiting.documents('resource').create({ locale: 'en', data: booth });
  await waiting.edit('service', clinic.longAppointment, { needs: [{ kind: 'Booth' }] });
  const hearingTest = { service: clinic.longAppointment, specialty: clinic.specialty };
  const own = await waiting.book(at('10:00', freshDate()), { ...hearingTest, doctor: clinic.doctor });
  const link = await waiting.join(hearingTest);
  expect(await waiting.keep()).toMatchObject({ offered: 0 });
  expect((await waiting.cancel(own)).status).toBe(200);
  await waiting.keep();
  expect((await waiting.look(link)).offer).toMatchObject({ state: 'open' });
  // Somebody takes the booth again, with the first doctor.
  const { startsAt } = (await waiting.look(link)).offer;
  await waiting.book(startsAt, { ...hearingTest, doctor: clinic.doctor });
  await waiting.keep();
  expect(await waiting.told(link, 'waiting-taken')).toHaveLength(1);
});
