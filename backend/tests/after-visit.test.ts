import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { tellRecalls } from '../src/appointments/changes/recall';
import { addDays, addMonths, dateAt } from '../src/scheduling/zone';
import { DAY, dataOf, findBy, MINUTE, newPhone, type OwnBooking } from './support/clinic';
import { startDesk } from './support/staff-desk';
import { until } from './support/until';

const REVIEW = { kind: 'visit-review' };
const RECALL = { kind: 'visit-recall' };
const today = () => dateAt(Date.now(), 'Africa/Cairo');

const desk = await startDesk();
const { backend, call, clinic, db, book, confirm, act, look, rowOf, messagesOf, stored, staff } = desk;
type Own = Awaited<ReturnType<typeof visit>>;

const recall = ({ id }: Pick<Own, 'id'>, data: unknown) => call(`/appointments/${id}/recall`, { data });
const makeDue = ({ id }: Own) => stored(id).update('recall_on', addDays(today(), -1));
const review = (own: OwnBooking, data: unknown) => act(own, 'review', data);

/** An appointment that took place yesterday and was closed by staff. */
async function visit(fields: Record<string, unknown> = {}) {
  const phone = newPhone();
  const own = await book({ phone, email: 'laila@example.com', ...fields });
  await confirm(own, staff);
  await desk.startIn({ id: own.id, minutes: -DAY / MINUTE });
  expect((await desk.turn(own.id, { to: 'done', version: 2 })).status).toBe(200);
  return { phone, ...own };
}
await desk.settings({ asksForReview: false });

test('a recall is set in months or on a date, stands in the history and on the list, and is told when it is due, once each time, handed over, and gone with its patient', async () => {
  const own = await visit();
  expect((await recall(own, { months: 6 })).status).toBe(200);
  expect(await rowOf(own)).toMatchObject({ recall_on: addMonths(today(), 6), recall_state: 'waiting' });
  const on = addDays(today(), 40);
  expect((await recall(own, { on })).status).toBe(200);
  const detail = (await call(`/appointments/${own.id}`)).body.data;
  expect(detail).toMatchObject({ recall: { on, state: 'waiting' }, canRecall: true });
  expect(detail.history.at(-1)).toMatchObject({ action: 'recallSet', reason: on, by: { isYou: true } });
  const listed = (await call('/recalls')).body.data;
  expect(listed).toMatchObject([{ documentId: own.id, on, state: 'waiting', phone: own.phone }]);

  await tellRecalls(backend.strapi, Date.now());
  expect(await messagesOf(own, RECALL)).toEqual([]);
  await makeDue(own);
  await Promise.all([1, 2].map(() => tellRecalls(backend.strapi, Date.now())));
  await tellRecalls(backend.strapi, Date.now());
  expect(await messagesOf(own, RECALL)).toHaveLength(1);
  expect(await rowOf(own)).toMatchObject({ recall_state: 'told' });
  expect((await call('/recalls')).body.data).toEqual([]);

  expect((await recall(own, { months: 3 })).status).toBe(200);
  await makeDue(own);
  await tellRecalls(backend.strapi, Date.now());
  expect(await messagesOf(own, RECALL)).toHaveLength(2);

  expect((await desk.handOver(own.phone)).appointments[0]).toMatchObject({ recallState: 'told' });
  await desk.erase(own.phone, 1);
  expect(await rowOf(own)).toMatchObject({ recall_on: null, recall_state: null });
});

test('a recall that did not arrive is among what was not delivered, until it is sent again or a new one is set', async () => {
  const own = await visit();
  await recall(own, { months: 1 });
  await makeDue(own);
  await tellRecalls(backend.strapi, Date.now());
  await until(async () => (await messagesOf(own, RECALL))[0]?.state === 'sent');
  const sent = db()('outbox_messages').where({ ...RECALL, recipient: 'laila@example.com' });
  await sent.where('reference', 'like', `${own.id}:%`).update({ state: 'failed', last_error: 'EENVELOPE' });
  const lost = async () =>
    (await call('/outbox-messages/undelivered')).body.data.filter(
      (one: Partial<OwnBooking>) => one.bookingNumber === own.bookingNumber,
    );
  expect(await lost()).toMatchObject([{ kind: 'visit-recall', channel: 'email', isRepeatable: true }]);
  await recall(own, { months: 1 });
  expect(await lost()).toEqual([]);
});

test('a recall is not told to who has booked the doctor again, and is to another of the phone; who may not be written to is left to staff, who take it back', async () => {
  const own = await visit();
  const child = await visit({ phone: own.phone, firstName: 'Omar' });
  const [unreached, called] = [await visit({ email: null }), await visit({ email: null })];
  for (const one of [own, child, unreached, called]) {
    await recall(one, { months: 1 });
    await makeDue(one);
  }
  await book({ phone: own.phone, doctor: clinic.doctor });
  await tellRecalls(backend.strapi, Date.now());
  expect(await rowOf(own)).toMatchObject({ recall_state: 'met' });
  expect(await rowOf(child)).toMatchObject({ recall_state: 'told' });
  const listed = (await call('/recalls')).body.data;
  for (const { id } of [unreached, called])
    expect(findBy(listed, 'documentId', id).state).toBe('unreachable');
  // Booked on the call, nobody has to call once more.
  await book({ phone: called.phone, doctor: clinic.doctor });
  await tellRecalls(backend.strapi, Date.now());
  expect(await rowOf(called)).toMatchObject({ recall_state: 'met' });
  const takeBack = () => call(`/appointments/${unreached.id}/recall`, { method: 'DELETE' });
  expect((await takeBack()).status).toBe(200);
  expect(await rowOf(unreached)).toMatchObject({ recall_state: 'withdrawn' });
  expect((await takeBack()).status).toBe(409);
});

const further = (own: Pick<Own, 'id'>, wanted: object = {}, key = randomUUID()) =>
  call(`/appointments/${own.id}/further-visits`, { data: { key, consent: true, ...wanted } });

test('further visits of a patient who is there are booked at once: whole, with the same doctor, and once by one key', async () => {
  const own = await book({ phone: newPhone() });
  expect((await further(own, { afterDays: '30' })).status).toBe(409);
  await confirm(own, staff);
  const agreed = { tell_by: 'sms', tell_by_text: 'Words of then.' };
  await stored(own.id).update({ attendance: 'with_doctor', ...agreed });
  await desk.settings({ offersSms: true, phoneMessagesText: 'Words of now.' });
  expect((await further(own, { afterDays: '90, 30', consent: false })).status).toBe(400);
  expect((await further(own)).status).toBe(400);
  const key = randomUUID();
  const data = dataOf(await further(own, { afterDays: '90, 30' }, key), 201);
  const visits = await db()('appointments').where({ series: data.bookingNumber }).orderBy('series_visit');
  const { doctor, phone, last_name, status: confirmed } = await rowOf(own);
  const kept = { doctor, phone, last_name, status: confirmed, ...agreed };
  for (const visit of visits) expect(visit).toMatchObject(kept);
  const [first = '', second = ''] = visits.map(({ starts_at }) => dateAt(Number(starts_at), 'Africa/Cairo'));
  expect(visits).toHaveLength(2);
  expect(first >= addDays(today(), 30)).toBe(true);
  expect(second >= addDays(first, 57) && second <= addDays(first, 63)).toBe(true);
  expect((await further(own, { afterDays: '90, 30' }, key)).body.data).toEqual(data);
  // Typed on the same page, which a step back has shown again.
  expect(dataOf(await further(own, { afterDays: '200' }, key), 201).documentId).not.toBe(data.documentId);
  await desk.settings({ offersSms: false });
});

test('the recalls of a patient become booked visits by one press, beyond the horizon too', async () => {
  const own = await visit();
  const earlier = await visit({ phone: own.phone });
  await recall(own, { on: addDays(today(), 40) });
  await recall(earlier, { on: addDays(today(), 300) });
  const { bookingNumber: series } = dataOf(await further(own), 201);
  expect(await db()('appointments').where({ series })).toHaveLength(2);
  for (const one of [own, earlier]) expect(await rowOf(one)).toMatchObject({ recall_state: 'met' });
  // One alone is no series.
  const other = await visit();
  await recall(other, { months: 6 });
  const single = (await further(other)).body.data;
  expect(single.startsAt.slice(0, 10) >= addMonths(today(), 6)).toBe(true);
  expect((await rowOf(single)).series).toBeNull();
});

test('the question about a visit is asked where the clinic has it switched on, once, a day after, also when its status is corrected, and makes one draft with an initial that an editor has to publish', async () => {
  const unasked = await visit();
  expect(await messagesOf(unasked, REVIEW)).toEqual([]);
  expect((await look(unasked)).review).toBeNull();
  expect((await review(unasked, { rating: 5 })).status).toBe(409);
  await desk.settings({ asksForReview: true });
  const before = Date.now();
  const own = await visit();
  const [asked, ...others] = await messagesOf(own, REVIEW);
  expect(others).toEqual([]);
  expect(new Date(asked.due_at).getTime()).toBeGreaterThanOrEqual(before + DAY);
  await db()('outbox_messages').where({ id: asked.id }).update({ state: 'sent', sent_at: new Date() });
  dataOf(await desk.turn(own.id, { to: 'confirmed', version: 3, reason: 'By mistake' }, desk.manager));
  await desk.turn(own.id, { to: 'done', version: 4 });
  expect(await messagesOf(own, REVIEW)).toHaveLength(1);

  expect((await look(own)).review).toBe('open');
  const text = `Kind and quick, ${own.bookingNumber}`;
  const answers = await Promise.all([1, 2, 3].map(() => review(own, { rating: 4, text })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await look(own)).review).toBe('given');
  const rows = await db()('reviews').where({ visited_on: dateAt(Date.now() - DAY, 'Africa/Cairo'), text });
  expect(rows).toMatchObject([{ author_name: 'L.', rating: 4, text, published_at: null }]);
  expect(Boolean(rows[0]?.is_verified)).toBe(true);
  const shown = await fetch(`${backend.url}/api/reviews`, { headers: backend.websiteHeaders });
  expect(await shown.text()).not.toContain(own.bookingNumber);
  // Doctor and branch are written in English alone.
  expect((await review(await visit({ locale: 'ar' }), { rating: 5 })).status).toBe(200);
});
