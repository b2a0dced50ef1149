import { beforeEach, describe, expect, test } from 'vitest';
import { tellRecalls } from '../src/appointments/changes/tell-recalls';
import { addDays, addMonths, dateAt } from '../src/scheduling/zone';
import { type Asked, ask, asPatient, changeSettings, type OwnBooking } from './support/calls';
import { at, freshTime, newPhone, read, startClinic } from './support/clinic';
import { signIn } from './support/staff';

interface Own extends OwnBooking {
  id: string;
  phone: string;
}

const DAY = 24 * 60 * 60_000;
const db = () => backend.strapi.db.connection;
const today = () => dateAt({ instant: Date.now(), timeZone: 'Africa/Cairo' });
const rowOf = ({ id }: Own) => db()('appointments').where({ document_id: id }).first();
const messagesOf = ({ id }: Own, kind: string) =>
  db()('outbox_messages').where({ kind }).where('reference', 'like', `${id}:%`);

const asStaff = (path: string, given: Asked = {}) => ask(backend, path, { token: staff, ...given });

const settings = (data: Record<string, unknown>) => changeSettings(backend, data);

/** An appointment that took place yesterday and was closed by staff. */
async function visit(fields: Record<string, unknown> = {}): Promise<Own> {
  const phone = newPhone();
  const answer = await booker.post(
    booker.request({ startsAt: freshTime(), phone, email: 'laila@example.com', ...fields }),
  );
  expect(answer.status).toBe(201);
  const { bookingNumber, manageKey } = answer.body.data;
  const row = await db()('appointments').where({ booking_number: bookingNumber }).first();
  const own = { id: row.document_id, bookingNumber, manageKey, phone };
  await asStaff(`/appointments/${own.id}/transitions`, {
    data: { to: 'confirmed', version: 1 },
  });
  await db()('appointments')
    .where({ document_id: own.id })
    .update({ starts_at: new Date(Date.now() - DAY), ends_at: new Date(Date.now() - DAY + 1_200_000) });
  const done = await asStaff(`/appointments/${own.id}/transitions`, {
    data: { to: 'done', version: 2 },
  });
  expect(done.status).toBe(200);
  return own;
}

const recall = (own: Own, data: unknown) =>
  asStaff(`/appointments/${own.id}/recall`, { method: 'POST', data });
const makeDue = (own: Own) =>
  db()('appointments')
    .where({ document_id: own.id })
    .update({ recall_on: addDays(today(), -1) });

const review = (own: OwnBooking, data: unknown) => asPatient(backend, own, 'review', data);
const look = async (own: OwnBooking) => (await asPatient(backend, own)).body.data;
const reviewsOf = (own: Own) =>
  db()('reviews')
    .where({ visited_on: dateAt({ instant: Date.now() - DAY, timeZone: 'Africa/Cairo' }) })
    .then((rows: { is_verified: unknown; text: string }[]) =>
      rows.filter(({ text }) => text?.includes(own.bookingNumber)),
    );

const { backend, clinic, booker } = await startClinic();
const staff = await signIn({ backend, role: 'staff' });
const manager = await signIn({ backend, role: 'manager' });
beforeEach(() => settings({ asksForReview: false }));

describe('a recall', () => {
  test('is set in months or on a date, stands in the history and on the list, and is told once when it is due', async () => {
    const own = await visit();
    expect((await recall(own, { months: 6 })).status).toBe(200);
    expect(await rowOf(own)).toMatchObject({ recall_on: addMonths(today(), 6), recall_state: 'waiting' });
    const on = addDays(today(), 40);
    expect((await recall(own, { on })).status).toBe(200);
    const detail = (await asStaff(`/appointments/${own.id}`)).body.data;
    expect(detail).toMatchObject({ recall: { on, state: 'waiting' }, canRecall: true });
    expect(detail.history.at(-1)).toMatchObject({ action: 'recallSet', reason: on, by: { isYou: true } });
    expect((await asStaff('/recalls?pageSize=25')).body.meta.pagination.pageSize).toBe(25);
    const listed = (await asStaff('/recalls')).body.data;
    expect(listed).toMatchObject([{ documentId: own.id, on, state: 'waiting', phone: own.phone }]);

    await tellRecalls({ strapi: backend.strapi, now: Date.now() });
    expect(await messagesOf(own, 'visit-recall')).toEqual([]);
    await makeDue(own);
    await Promise.all([1, 2].map(() => tellRecalls({ strapi: backend.strapi, now: Date.now() })));
    await tellRecalls({ strapi: backend.strapi, now: Date.now() });
    expect((await messagesOf(own, 'visit-recall')).length).toBe(1);
    expect(await rowOf(own)).toMatchObject({ recall_state: 'told' });
    expect((await asStaff('/recalls')).body.data).toEqual([]);
  });

  test('is not told to who has booked the doctor again, and is to another patient of the phone', async () => {
    const own = await visit();
    const child = await visit({ phone: own.phone, firstName: 'Omar' });
    for (const one of [own, child]) {
      await recall(one, { months: 1 });
      await makeDue(one);
    }
    const again = await booker.post(
      booker.request({ startsAt: freshTime(), phone: own.phone, doctor: clinic.doctor }),
    );
    expect(again.status).toBe(201);
    await tellRecalls({ strapi: backend.strapi, now: Date.now() });
    expect(await rowOf(own)).toMatchObject({ recall_state: 'met' });
    expect(await rowOf(child)).toMatchObject({ recall_state: 'told' });
  });

  test('of a patient who may not be written to is left to staff, who take it back', async () => {
    const own = await visit({ email: null });
    await recall(own, { months: 1 });
    await makeDue(own);
    await tellRecalls({ strapi: backend.strapi, now: Date.now() });
    const listed: { documentId: string; state: string }[] = (await asStaff('/recalls')).body.data;
    expect(listed.find(({ documentId }) => documentId === own.id)?.state).toBe('unreachable');
    expect((await asStaff(`/appointments/${own.id}/recall`, { method: 'DELETE' })).status).toBe(200);
    expect(await rowOf(own)).toMatchObject({ recall_state: 'withdrawn' });
    expect((await asStaff(`/appointments/${own.id}/recall`, { method: 'DELETE' })).status).toBe(409);
  });

  test('is refused for a visit that is ahead, for a day that is past and for one too far away', async () => {
    const ahead = await booker.post(booker.request({ startsAt: freshTime() }));
    const row = await db()('appointments').where({ booking_number: ahead.body.data.bookingNumber }).first();
    const refused = await asStaff(`/appointments/${row.document_id}/recall`, {
      data: { months: 1 },
    });
    expect(refused.status).toBe(409);
    const own = await visit();
    for (const data of [{ on: today() }, { on: addMonths(today(), 37) }, { months: 0 }, { on: 'soon' }, {}]) {
      expect((await recall(own, data)).status).toBe(400);
    }
  });

  test('is part of what is handed over, and goes when the patient is erased', async () => {
    const own = await visit({ email: 'erased@example.com' });
    await recall(own, { months: 3 });
    const sought = own.phone;
    const exported = await asStaff('/patients/export', { method: 'POST', data: { sought }, token: manager });
    expect(exported.body.data.visits[0].recall).toEqual({ on: addMonths(today(), 3), state: 'waiting' });
    const expected = { visits: 1, messages: 0 };
    const erased = await asStaff('/patients/erasure', {
      data: { sought, expected },
      token: manager,
    });
    expect(erased.status).toBe(200);
    expect(await rowOf(own)).toMatchObject({ recall_on: null, recall_state: null });
  });
});

describe('the question about a visit', () => {
  test('is not asked while the clinic has it switched off', async () => {
    const own = await visit();
    expect(await messagesOf(own, 'visit-review')).toEqual([]);
    expect((await look(own)).review).toBeNull();
    expect((await review(own, { rating: 5 })).status).toBe(409);
  });

  test('is asked once, a day after the visit is done, also when its status is corrected', async () => {
    await settings({ asksForReview: true });
    const own = await visit();
    const [asked, ...others] = await messagesOf(own, 'visit-review');
    expect(others).toEqual([]);
    expect(new Date(asked.due_at).getTime()).toBeGreaterThan(Date.now() + DAY - 120_000);
    await messagesOf(own, 'visit-review').update({ state: 'sent', sent_at: new Date() });
    const corrected = await asStaff(`/appointments/${own.id}/transitions`, {
      data: { to: 'confirmed', version: 3, reason: 'By mistake' },
      token: manager,
    });
    expect(corrected.status).toBe(200);
    await asStaff(`/appointments/${own.id}/transitions`, {
      data: { to: 'done', version: 4 },
    });
    expect((await messagesOf(own, 'visit-review')).length).toBe(1);
  });

  test('makes one draft that nobody sees before an editor publishes it, with an initial and no name', async () => {
    await settings({ asksForReview: true });
    const own = await visit();
    expect((await look(own)).review).toBe('open');
    const text = `Kind and quick, ${own.bookingNumber}`;
    const answers = await Promise.all([1, 2, 3].map(() => review(own, { rating: 4, text })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await look(own)).review).toBe('given');
    const rows = await reviewsOf(own);
    expect(rows.length).toBe(1);
    expect(rows[0]).toMatchObject({ author_name: 'L.', rating: 4, text, published_at: null });
    expect(Boolean(rows[0]?.is_verified)).toBe(true);
    const shown = await read(await fetch(`${backend.url}/api/reviews`, { headers: backend.websiteHeaders }));
    expect(JSON.stringify(shown.body)).not.toContain(own.bookingNumber);
  });

  test('takes stars alone, and refuses what is no answer', async () => {
    await settings({ asksForReview: true });
    const own = await visit();
    for (const data of [
      { rating: 0 },
      { rating: 6 },
      { text: 'Fine' },
      { rating: 3, text: 'x'.repeat(601) },
    ]) {
      expect((await review(own, data)).status).toBe(400);
    }
    expect((await review(own, { rating: 3, text: null })).status).toBe(200);
    expect((await review({ ...own, manageKey: 'wrong-key-wrong-key' }, { rating: 3 })).status).toBe(404);
  });

  test('is of nobody whose visit is still to come', async () => {
    await settings({ asksForReview: true });
    const answer = await booker.post(booker.request({ startsAt: at('16:00', addDays(today(), 30)) }));
    const { bookingNumber, manageKey } = answer.body.data;
    const own = { id: '', phone: '', bookingNumber, manageKey };
    expect((await look(own)).review).toBeNull();
    expect((await review(own, { rating: 5 })).status).toBe(409);
  });
});
