import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { at, freshDate } from './support/clinic';
import { entryAt, startDesk } from './support/staff-desk';

const desk = await startDesk();

describe('overbooking', () => {
  test('is a manager alone, once, and is said in calendar, list and history', async () => {
    const date = freshDate();
    const startsAt = at('10:00', date);
    const first = (await desk.forCaller({ startsAt })).body.data;
    const overbook = () =>
      desk.forCaller({ startsAt, overbookReason: 'An emergency' }, { token: desk.manager });
    const second = await overbook();
    expect(second.status).toBe(201);
    expect((await overbook()).body.error.name).toBe('SlotTakenError');
    const { documentId } = second.body.data;
    expect(entryAt(await desk.dayOf(date), startsAt)).toMatchObject([
      { appointment: { documentId: first.documentId, isOverbooked: false } },
      { appointment: { documentId, isOverbooked: true } },
    ]);
    const whole = (await desk.call(`/appointments/${documentId}`)).body.data;
    expect(whole.history[0]).toMatchObject({ action: 'overbooked', reason: 'An emergency' });
    expect(whole.isOverbooked).toBe(true);
    const list = await desk.call(`/appointments?firstDay=${date}&lastDay=${date}`);
    expect(
      list.body.data.map((one: { documentId: string; isOverbooked: boolean }) => [
        one.documentId === documentId,
        one.isOverbooked,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [true, true],
        [false, false],
      ]),
    );
  });

  test('leaves no gap for others when the first visit goes', async () => {
    const date = freshDate();
    const startsAt = at('10:00', date);
    const first = (await desk.forCaller({ startsAt })).body.data;
    const second = (await desk.forCaller({ startsAt, overbookReason: 'Urgent' }, { token: desk.manager }))
      .body.data;
    const gone = await desk.call(`/appointments/${first.documentId}/transitions`, {
      data: { to: 'canceled', version: 1, reason: 'ill' },
    });
    expect(gone.status).toBe(200);
    expect((await desk.booker.post(desk.booker.request({ startsAt }))).status).toBe(409);
    expect(entryAt(await desk.dayOf(date), startsAt)).toMatchObject([
      { appointment: { documentId: second.documentId, isOverbooked: false } },
    ]);
    const moved = await desk.call(`/appointments/${second.documentId}/move`, {
      data: { startsAt: at('11:00', date), version: 1 },
    });
    expect(moved.status).toBe(200);
    expect((await desk.booker.post(desk.booker.request({ startsAt }))).status).toBe(201);
  });

  test('waits for a visitor who is filling in the form, and is nothing special on a free time', async () => {
    const date = freshDate();
    const startsAt = at('10:00', date);
    const holdKey = randomUUID();
    const hold = await fetch(`${desk.backend.url}/api/holds`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Website-Key': desk.backend.websiteHeaders['X-Website-Key'] ?? '',
        'X-Hold-Key': holdKey,
      },
      body: JSON.stringify({ data: { doctor: desk.clinic.doctor, branch: desk.clinic.branch, startsAt } }),
    });
    expect(hold.status).toBe(201);
    expect(entryAt(await desk.dayOf(date), startsAt)).toMatchObject([{ kind: 'held' }]);
    const options = { token: desk.manager };
    expect((await desk.forCaller({ startsAt, overbookReason: 'Urgent' }, options)).status).toBe(409);
    const free = at('12:00', date);
    const { documentId } = (await desk.forCaller({ startsAt: free, overbookReason: 'Urgent' }, options)).body
      .data;
    expect((await desk.call(`/appointments/${documentId}`)).body.data.isOverbooked).toBe(false);
  });
});

describe('the calendar', () => {
  test('hides what another branch does, but not that the doctor is busy', async () => {
    const date = freshDate();
    const startsAt = at('10:00', date);
    const theirs = desk.booker.request({ startsAt, branch: desk.clinic.otherBranch });
    expect((await desk.booker.post(theirs)).status).toBe(201);
    const [entry] = entryAt(await desk.dayOf(date), startsAt);
    expect(Object.keys(entry ?? {}).sort()).toEqual(['endsAt', 'kind', 'startsAt']);
    expect(entry).toMatchObject({ kind: 'elsewhere' });
    const seen = entryAt(
      await desk.dayOf(date, { token: desk.elsewhere, branch: desk.clinic.otherBranch }),
      startsAt,
    );
    expect(seen).toMatchObject([{ kind: 'appointment', appointment: { elsewhere: null } }]);
  });

  test('shows a week of every doctor of the branch, and no other branch', async () => {
    const from = freshDate();
    const week = await desk.call(`/calendar?branch=${desk.clinic.branch}&from=${from}&days=7`);
    expect(week.body.data.length).toBe(2);
    expect(week.body.data[0].days.length).toBe(7);
    expect(week.body.meta).toEqual({
      timeZone: 'Africa/Cairo',
      country: 'EG',
      mayOverbook: false,
      mayBook: true,
    });
    expect((await desk.call(`/calendar?branch=${desk.clinic.otherBranch}&from=${from}`)).status).toBe(404);
    expect((await desk.call(`/calendar?branch=${desk.clinic.branch}&from=${from}&days=40`)).status).toBe(400);
  });
});
