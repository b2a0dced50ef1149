import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { ask, at, dataOf, freshDate, MINUTE, newPhone, pluck, refusalOf } from './support/clinic';
import { startWaitingClinic, times } from './support/waiting-clinic';

const waiting = await startWaitingClinic();
const { backend } = waiting;
const staff = await waiting.signIn('staff');
beforeEach(() => waiting.begin());

test('joining the list is told with a link that shows and leaves it, and opens for nobody else, and says which times are free already and meet the wishes, the first ones first', async () => {
  const link = await waiting.join({ tellBy: 'sms', weekdays: [1, 3], parts: ['evening'] });
  expect(await waiting.look(link)).toMatchObject({
    ...{ state: 'waiting', weekdays: [1, 3], parts: ['evening'], firstName: 'Salma' },
    ...{ offer: null, freeNow: [], doctor: { name: { en: 'Dr Adel' } } },
  });
  expect(pluck(await waiting.told(link, 'waiting-joined'), 'channel').sort()).toEqual(['email', 'sms']);
  expect((await waiting.own({ ...link, key: 'AAAAAAAAAAAA' })).status).toBe(404);
  expect((await waiting.entryOf(link)).consent_text).toBe('I agree.');
  expect((await waiting.act(link, 'leave')).body.data.state).toBe('left');
  expect((await waiting.act(link, 'leave')).status).toBe(409);

  const { freeNow, doctor } = await waiting.look(await waiting.join());
  expect(freeNow).toHaveLength(3);
  const starts = pluck(freeNow, 'startsAt');
  expect(starts).toEqual([...starts].sort());
  expect(freeNow[0]).toMatchObject({ doctor, timeZone: 'Africa/Cairo' });
});

test('joining the list refuses who cannot be told, what is not offered, and a date that is over', async () => {
  for (const [field, fields] of Object.entries({
    email: { email: null },
    until: { until: '2020-01-01' },
    tellBy: { tellBy: 'whatsapp' },
    consent: { consent: false },
    doctor: { branches: [waiting.clinic.otherBranch] },
  })) {
    const { body } = await waiting.send('/waiting-entries', { data: waiting.wish(fields) });
    expect(body.error.details.errors).toMatchObject([{ path: [field] }]);
  }
});

test('joining the list gives the same entry to the same request, and three to a phone however many ask at once, and others once it is proved, or by staff', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const data = waiting.wish();
  const post = (given: unknown) => ask(backend, '/waiting-entries', { data: given, headers });
  const [first, again] = [await post(data), await post(data)];
  expect(again.body.data).toEqual(first.body.data);
  expect((await post({ ...data, age: 31 })).status).toBe(422);

  const phone = newPhone();
  const answers = await times(8, () => waiting.send('/waiting-entries', { data: waiting.wish({ phone }) }));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  // Strangers who name a phone keep nobody off who holds it.
  await waiting.settings({ phoneProof: 'when_limits_ask' });
  const refused = await waiting.send('/waiting-entries', { data: waiting.wish({ phone }) });
  expect(refused.body.error.name).toBe('PhoneProofRequiredError');
  await waiting.settings({ phoneProof: 'never' });
  const added = { token: staff, data: waiting.wish({ phone }) };
  expect((await waiting.send('/waiting-entries/for-caller', added)).status).toBe(201);
});

test('a time for a child is accepted with who is responsible, and not without', async () => {
  await waiting.settings({ guardianAge: 18 });
  const { links: link } = await waiting.freed(at('09:20', freshDate()), () => waiting.join({ age: 7 }));
  await waiting.keep();
  expect((await waiting.look(link)).offer).toMatchObject({ state: 'open', asksGuardian: true });
  const asked = [400, 'guardianName required', 'guardianRelation required'];
  expect(refusalOf(await waiting.act(link, 'accept'))).toEqual(asked);
  const mother = { guardianName: 'Huda Adel', guardianRelation: 'mother' };
  const { booked } = (await waiting.act(link, 'accept', undefined, mother)).body.data;
  const expected = { guardian_name: 'Huda Adel', guardian_relation: 'mother', guardian_phone: link.phone };
  expect(await waiting.rowOf(booked)).toMatchObject(expected);
  expect(booked.isCanceled).toBe(false);
  expect((await waiting.cancel(booked)).status).toBe(200);
  expect((await waiting.look(link)).booked.isCanceled).toBe(true);
  await waiting.settings({ guardianAge: 0 });
});

test('an earlier time moves the appointment when it is accepted, and not before, and ends with the appointment, or its move', async () => {
  const date = freshDate();
  const mine = await waiting.book(at('16:20', date), { email: 'mine@example.com' });
  expect((await waiting.visit(mine)).earlier).toBe('open');
  const { links: link } = await waiting.freed(at('09:20', date), async () => {
    expect((await waiting.earlier(mine)).status).toBe(200);
    expect((await waiting.earlier(mine)).status).toBe(200);
    return waiting.linkOf(mine);
  });
  expect((await waiting.visit(mine)).earlier).toBe('asked');
  await waiting.keep();
  expect((await waiting.look(link)).offer).toMatchObject({ startsAt: at('09:20', date), state: 'open' });
  expect((await waiting.visit(mine)).startsAt).toBe(at('16:20', date));
  // Before it is accepted, the page says whether a call is needed again.
  expect((await waiting.look(link)).offer.confirmsAtOnce).toBe(false);
  await waiting.settings({ movesStayConfirmed: true });
  await waiting.confirm(mine, staff);
  expect((await waiting.look(link)).offer.confirmsAtOnce).toBe(true);
  const answer = await waiting.act(link, 'accept');
  expect(answer.body.data).toMatchObject({ state: 'booked', booked: { bookingNumber: mine.bookingNumber } });
  expect((await waiting.visit(mine)).startsAt).toBe(at('09:20', date));
  // Pressed again while it was not noted yet, or a kill kept it from that.
  await waiting.db()('waiting_entries').update({ state: 'waiting', booked_appointment: null });
  await waiting.db()('waiting_offers').update({ state: 'open' });
  expect(dataOf(await waiting.act(link, 'accept'))).toMatchObject({ state: 'booked' });
  const { document_id: appointment, status } = await waiting.rowOf(mine);
  expect(status).toBe('confirmed');
  await waiting.settings({ movesStayConfirmed: false });
  const moves = waiting.db()('appointment_events').where({ action: 'fromWaitingList', appointment });
  expect(await moves).toHaveLength(1);

  const first = await waiting.book(at('16:00', date), { email: 'a@example.com' });
  const second = await waiting.book(at('16:20', date), { email: 'b@example.com' });
  const third = await waiting.book(at('16:40', date));
  await waiting.earlier(first);
  await waiting.earlier(second);
  expect((await waiting.earlier(third)).status).toBe(409);
  expect((await waiting.visit(third)).earlier).toBeNull();
  const links = [await waiting.linkOf(first), await waiting.linkOf(second)];
  await waiting.cancel(first);
  expect((await waiting.move(second, at('12:00', date))).status).toBe(200);
  expect((await waiting.visit(second)).earlier).toBe('open');
  await waiting.keep();
  for (const link of links) expect((await waiting.look(link)).state).toBe('ended');
});

test('an offer has words in the language of whoever waits, with its end, and none once it has run out; what a kill kept from being noted is noted by the next run; staff of other branches see who waited for any branch, and are not led to the appointment that came of it', async () => {
  const { links: link } = await waiting.freed(at('14:00', freshDate()), () =>
    waiting.join({ locale: 'ar', tellBy: 'sms' }),
  );
  await waiting.keep();
  const sent = await waiting.offerInWords(link, Date.now());
  expect(sent).toHaveLength(2);
  for (const one of sent) expect(one?.text).toContain(`/ar/w/${link.number.replace(/-/g, '')}#${link.key}`);
  expect(sent.map((one) => one?.text).join()).toMatch(/توفّر وقت/);
  expect(await waiting.offerInWords(link, Date.now() + 61 * MINUTE)).toEqual([null, null]);
  // The clinic writes other words now, which nobody was shown.
  await waiting.db()('waiting_entries').update({ tell_by_text: 'Words of then.' });
  const { booked } = dataOf(await waiting.act(link, 'accept'));
  expect(await waiting.rowOf(booked)).toMatchObject({ tell_by: 'sms', tell_by_text: 'Words of then.' });
  await waiting.db()('waiting_entries').update({ state: 'waiting', booked_appointment: null });
  await waiting.db()('waiting_offers').update({ state: 'open' });
  await waiting.keep(Date.now() + 61 * MINUTE);
  expect(await waiting.look(link)).toMatchObject({ state: 'booked', booked, offer: { state: 'accepted' } });

  const over = async (token: string) =>
    (await waiting.send('/waiting-entries?state=over', { token, method: 'GET' })).body.data;
  expect(await over(staff)).toMatchObject([{ appointment: { bookingNumber: booked.bookingNumber } }]);
  const elsewhere = await waiting.signIn('staff', { branches: [waiting.clinic.otherBranch] });
  expect(await over(elsewhere)).toMatchObject([{ state: 'booked', appointment: null }]);
});

test('staff see who waits and what was offered, add a caller, remove, erase and hand over', async () => {
  const time = at('10:40', freshDate());
  const { links: link } = await waiting.freed(time, () => waiting.join());
  await waiting.keep();
  const list = async (token = staff, query = '') =>
    (await waiting.send(`/waiting-entries${query}`, { token, method: 'GET' })).body;
  const offers = [{ state: 'open', startsAt: time }];
  const entry = { firstName: 'Salma', phone: link.phone, state: 'waiting' };
  expect((await list()).data).toMatchObject([{ ...entry, byStaff: false, offers }]);
  const data = waiting.wish({ branches: [waiting.clinic.branch] });
  const added = await waiting.send('/waiting-entries/for-caller', { token: staff, data });
  const elsewhere = await waiting.signIn('staff', { branches: [waiting.clinic.otherBranch] });
  expect((await list(elsewhere)).data).toHaveLength(1);
  const { documentId } = dataOf(added, 201);
  const remove = () => waiting.send(`/waiting-entries/${documentId}`, { token: staff, method: 'DELETE' });
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 409]);
  const removed = { documentId, state: 'removed', byStaff: true };
  expect((await list(staff, '?state=over')).data).toMatchObject([removed]);
  expect((await list()).meta.pagination.total).toBe(1);
  await waiting.db()('outbox_messages').update({ state: 'sent' });
  const { waitingEntries } = await waiting.handOver(link.phone);
  expect(waitingEntries).toMatchObject([{ ...entry, consentGiven: 'form', waitingOffers: offers }]);
  expect(await waiting.erase(link.phone)).toMatchObject({ waiting: 1 });
  expect(await waiting.entryOf(link)).toMatchObject({ state: 'ended', phone: '', email: null, seat: null });
  for (const { recipient } of await waiting.told(link, 'waiting-joined')) expect(recipient).toBe('erased');
});

test('an entry is open beside the list on whatever page it stands, while it is one of the list', async () => {
  const add = () => waiting.send('/waiting-entries/for-caller', { token: staff, data: waiting.wish() });
  for (const { status } of await times(26, add)) expect(status).toBe(201);
  const list = async (query: string) =>
    (await waiting.send(`/waiting-entries?${query}`, { token: staff, method: 'GET' })).body;
  const [{ documentId: last }] = (await list('page=2')).data;
  const { data, meta } = await list(`open=${last}`);
  expect(pluck(data, 'documentId')).not.toContain(last);
  expect(meta.open).toMatchObject({ documentId: last, firstName: 'Salma' });
  expect((await list(`state=over&open=${last}`)).meta.open).toBeNull();
});

test('staff of some branches add nobody for a doctor who is in none of them, or without a branch of theirs', async () => {
  const add = async (branches: string[], doctor: string) => {
    const token = await waiting.signIn('staff', { branches });
    return waiting.send('/waiting-entries/for-caller', { token, data: waiting.wish({ doctor }) });
  };
  const { doctor, otherDoctor, otherBranch } = waiting.clinic;
  expect(refusalOf(await add([otherBranch], otherDoctor))).toEqual([400, 'doctor notAvailable']);
  expect(refusalOf(await add([], doctor))).toEqual([400, 'branches notOffered']);
  expect((await add([otherBranch], doctor)).status).toBe(201);
});
