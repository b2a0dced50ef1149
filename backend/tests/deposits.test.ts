import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expireDeposits } from '../src/appointments/changes/expire';
import { ERASED_PATIENT } from '../src/appointments/record/patient-columns';
import { isPostgres } from '../src/platform/database';
import { DAY_MINUTES, MINUTE } from '../src/scheduling/zone';
import { BOOKING_DATE, dataOf, findBy, freshTime } from './support/clinic';
import { PAGE, startDepositDesk } from './support/deposit-desk';
import { readMail } from './support/read-mail';
import { until } from './support/until';

const site = await startDepositDesk();
const { act, backend, book, booker, call, clinic, db, forCaller, look, manager, rowOf, edit } = site;
const { turn, startIn, cancel, gateway, smtp, depositsOf, stateOf, entriesOf, tell, letPass } = site;

const termsOf = async (service: string) =>
  (await booker.free({ service, from: BOOKING_DATE })).body.meta.deposit;

test('a deposit is said with the free times, before anything is booked, for its service alone, and that of a doctor before it', async () => {
  const ofService = { currency: 'EGP', amount: 10_000, minutes: 30, refundHours: 24 };
  expect(await termsOf(clinic.consultation)).toEqual(ofService);
  expect(await termsOf(clinic.longAppointment)).toBeUndefined();
  const ask = (depositAmount: string | null) => edit('doctor', clinic.doctor, { depositAmount });
  await ask('150');
  const terms = { ...ofService, amount: 15_000 };
  expect(await termsOf(clinic.consultation)).toEqual(terms);
  expect(await termsOf(clinic.longAppointment)).toEqual(terms);
  expect((await look(await book())).deposits).toMatchObject([{ state: 'asked', amount: 15_000 }]);
  await ask(null);
  expect(await termsOf(clinic.longAppointment)).toBeUndefined();
});

test('a deposit holds the time while the patient pays, the notice confirms it, and what the visit costs beyond it is left open', async () => {
  const own = await book();
  expect(own.status).toBe('pending');
  const [asked] = gateway.received;
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({
    amount: 10_000,
    currency: 'EGP',
    // Without the key that opens the booking.
    back: `https://clinic.example/en/booking/confirmation/${own.bookingNumber}`,
  });
  const { bookingNumber } = await book({ locale: 'ar' });
  expect(JSON.parse(gateway.received.at(-1)?.body ?? '').what).toBe(`عربون الحجز \u200e${bookingNumber}`);
  const before = await look(own);
  expect(before).toMatchObject({ status: 'pending', callBy: null });
  expect(before.deposits).toMatchObject([{ state: 'asked', amount: 10_000, currency: 'EGP', page: PAGE }]);
  expect(Date.parse(before.deposits[0].refundUntil)).toBe(Date.parse(before.startsAt) - DAY_MINUTES * MINUTE);
  // Moved meanwhile, it waits for the payment and for no call.
  const moved = dataOf(await act(own, 'move', { version: before.version, startsAt: freshTime() }));
  expect(moved).toMatchObject({ status: 'pending', callBy: null, deposits: [{ state: 'asked' }] });
  expect((await tell(own.id)).status).toBe(204);
  expect(await look(own)).toMatchObject({ status: 'confirmed', deposits: [{ state: 'paid', page: null }] });
  const [entry] = await entriesOf(own.id);
  expect(entry).toMatchObject({ method: 'online', taken_by: 'gateway', currency: 'EGP' });
  expect([entry.amount, entry.fee, entry.balance].map(Number)).toEqual([10_000, 10_000, 0]);

  const path = `/appointments/${own.id}/payments`;
  const noted = async () => (await call(path)).body.data;
  expect(await noted()).toMatchObject({ paid: 10_000, balance: null });
  const press = { key: randomUUID(), seen: 1, fee: 35_000, amount: 20_000, method: 'cash' };
  await call(path, { data: press });
  expect(await noted()).toMatchObject({ paid: 30_000, balance: 5000 });
  const online = { ...press, key: randomUUID(), seen: 2, method: 'online' };
  expect((await call(path, { data: online })).status).toBe(400);
  const day = (await call(`/payments?branch=${clinic.branch}`)).body.meta.sums;
  expect(findBy(day, 'by', null).online).toBeGreaterThan(0);
});

test('a deposit is booked once, however often and by how many at once its notice comes', async () => {
  const own = await book();
  const payment = randomUUID();
  const answers = await Promise.all([1, 2, 3, 4].map(() => tell(own.id, { payment })));
  expect((await tell(own.id, { payment })).status).toBe(204);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  // Some gateways' signature is as good for an id with digits of the field after it, or without its own last ones.
  for (const id of [`${payment}4`, payment.slice(0, -1)]) await tell(own.id, { payment: id });
  await tell(own.id, { payment: `${payment}42`, amount: 1 });
  expect(await entriesOf(own.id)).toHaveLength(1);
  expect(await stateOf(own.id)).toEqual(['paid']);
  // Paid a second time in truth: both are noted, and the second is owed.
  await tell(own.id);
  expect(await entriesOf(own.id)).toHaveLength(2);
  expect(await stateOf(own.id)).toEqual(['paid', 'owed']);
});

test('a deposit is not believed without a signature, with another amount, or another currency', async () => {
  const own = await book();
  expect((await tell(own.id, {}, 'somebody else’s secret')).status).toBe(400);
  expect(await stateOf(own.id)).toEqual(['asked']);
  expect((await tell(own.id, { amount: 1 })).status).toBe(204);
  expect([await stateOf(own.id), (await look(own)).status]).toEqual([['disputed'], 'pending']);
  expect(Number((await depositsOf(own.id))[0].told_amount)).toBe(1);
  const payment = randomUUID();
  await tell(own.id, { currency: 'USD' });
  expect((await depositsOf(own.id))[1].told_amount).toBeNull();
  for (const _ of ['told', 'told again']) await tell(own.id, { payment, amount: '10000.5' });
  const disputed = ['disputed', 'disputed', 'disputed'];
  expect([await stateOf(own.id), await entriesOf(own.id)]).toEqual([disputed, []]);
  // The true one counts all the same, and the desk still has each of the others.
  await tell(own.id);
  expect([await stateOf(own.id), (await look(own)).status]).toEqual([['paid', ...disputed], 'confirmed']);
  // The gateway corrects what it said of a payment: the second that was paid.
  await tell(own.id, { payment });
  expect(await stateOf(own.id)).toEqual(['paid', 'disputed', 'disputed', 'owed']);
  await tell(own.id, { amount: 1 });
  expect(await stateOf(own.id)).toEqual(['paid', 'disputed', 'disputed', 'owed', 'disputed']);
});

test('a deposit that was refused can be tried again, one that nobody knows is told again, and one whose gateway refuses has its page asked for again', async () => {
  const own = await book();
  expect((await tell(own.id, { state: 'refused' })).status).toBe(204);
  expect((await look(own)).deposits).toMatchObject([{ state: 'asked', isRefused: true, page: PAGE }]);
  expect((await tell(own.id, { state: 'pending' })).status).toBe(204);
  expect((await tell(own.id, { reference: 'nobody' })).status).toBe(404);
  await tell(own.id);
  expect((await look(own)).deposits).toMatchObject([{ state: 'paid', isRefused: false }]);
  gateway.received.length = 0;
  gateway.answerWith(500, 'no');
  const late = await book();
  expect((await look(late)).deposits).toMatchObject([{ state: 'asked', page: null }]);
  gateway.answerWith(200, { url: PAGE });
  expect((await act(late, 'deposit', {})).body.data.deposits).toMatchObject([{ state: 'asked', page: PAGE }]);
  await act(late, 'deposit', {});
  expect(gateway.received).toHaveLength(2);
  expect(new Set(gateway.received.map(({ body }) => JSON.parse(body).reference)).size).toBe(2);
});

test('a deposit that is not paid in time frees the time, and what is paid later is owed and said', async () => {
  const startsAt = freshTime();
  const own = await book({ startsAt, email: 'mona@example.com' });
  const told = () => smtp.taken.map(readMail).filter(({ text }) => text.includes(own.bookingNumber));
  await until(() => told().length === 1);
  expect(await expireDeposits(backend.strapi, Date.now())).toBe(0);
  expect(await letPass(own.id)).toBe(1);
  expect(await look(own)).toMatchObject({ status: 'canceled', cancellation: { by: 'notPaid' } });
  await until(() => told().length === 2);
  // Somebody else has it.
  const other = await book({ startsAt });
  expect((await tell(own.id)).status).toBe(204);
  expect(await look(own)).toMatchObject({ status: 'canceled', deposits: [{ state: 'owed' }] });
  expect(await entriesOf(own.id)).toMatchObject([{ method: 'online' }]);
  await until(() => told().length === 3);
  const [asked, lapsed, late] = told();
  expect(asked?.subject).toContain('please pay the deposit');
  expect(asked?.text).toMatch(/EGP\s100/);
  expect(lapsed?.subject).toContain('no deposit in time');
  expect(late?.text).toContain('The clinic gives it back to you');
  expect((await look(other)).status).toBe('pending');
});

test('a deposit that comes after its patient was erased is noted without the word that stands for a name, is listed as owed, and can be given back', async () => {
  const own = await book();
  await letPass(own.id);
  const erased = { ...ERASED_PATIENT, erased_at: new Date() };
  await db()('appointments').where({ document_id: own.id }).update(erased);
  expect((await tell(own.id)).status).toBe(204);
  const [entry] = await entriesOf(own.id);
  expect(entry).toMatchObject({ method: 'online', person: null });
  const open = (await call('/payments/open?pageSize=100')).body.data;
  expect(findBy(open, 'documentId', own.id).deposit).toMatchObject({ state: 'owed' });
  const path = `/appointments/${own.id}/payments`;
  const press = { key: randomUUID(), seen: 1 };
  expect((await call(path, { data: { ...press, fee: 0, amount: 0, method: 'nothing' } })).status).toBe(409);
  const data = { ...press, reason: 'Given back' };
  expect((await call(`${path}/${entry.document_id}/correction`, { data })).status).toBe(201);
  expect(await stateOf(own.id)).toEqual(['repaid']);
});

test('a deposit is owed when the patient cancels in time or the clinic does, until it is given back by an entry against it, and kept otherwise, also when its patient moves the visit before canceling it', async () => {
  const [inTime, late, byClinic] = [await book(), await book(), await book()];
  for (const { id } of [inTime, late, byClinic]) await tell(id);
  await cancel(inTime);
  for (const { id } of [late, byClinic]) await startIn({ id, minutes: 60 });
  await cancel(late);
  const { version } = await rowOf(byClinic);
  expect((await turn(byClinic.id, { to: 'canceled', version, reason: 'ill' })).status).toBe(200);
  const states = await Promise.all([inTime, late, byClinic].map(({ id }) => stateOf(id)));
  expect(states).toEqual([['owed'], ['kept'], ['owed']]);
  // Taken back, it counts again.
  const takeBack = async (own: typeof inTime) => {
    await act(own, 'undo', { version: (await look(own)).version });
    return [(await look(own)).status, await stateOf(own.id)];
  };
  expect(await takeBack(inTime)).toEqual(['confirmed', ['paid']]);
  // Also where it was paid meanwhile; a request that waits for a call goes on waiting.
  const [waiting, later] = [await book(), await book()];
  await cancel(waiting);
  await tell(waiting.id);
  await tell(later.id);
  await act(later, 'move', { version: (await look(later)).version, startsAt: freshTime() });
  await cancel(later);
  expect([await takeBack(waiting), await takeBack(later)]).toEqual([
    ['confirmed', ['paid']],
    ['pending', ['paid']],
  ]);
  // Given back, it leaves nothing open.
  const [entry] = await entriesOf(byClinic.id);
  const path = `/appointments/${byClinic.id}/payments/${entry.document_id}/correction`;
  const data = { key: randomUUID(), seen: 1, reason: 'Given back' };
  expect((await call(path, { data })).status).toBe(201);
  const [deposit] = await depositsOf(byClinic.id);
  expect([deposit.state, deposit.settled_by]).toEqual(['repaid', expect.stringMatching(/^user:/)]);
  const [, against] = await entriesOf(byClinic.id);
  expect([Number(against.amount), Number(against.balance), against.method]).toEqual([-10_000, 0, 'online']);

  const own = await book();
  await tell(own.id);
  await startIn({ id: own.id, minutes: 60 });
  const before = await look(own);
  const moved = await act(own, 'move', { version: before.version, startsAt: freshTime() });
  const [after] = dataOf(moved).deposits;
  expect(Date.parse(after.refundUntil)).toBeLessThanOrEqual(Date.parse(before.deposits[0].refundUntil));
  await cancel(own);
  expect(await stateOf(own.id)).toEqual(['kept']);
});

test('a deposit is not asked of who books at the desk or under a contract, and the desk may confirm without', async () => {
  expect(await depositsOf((await forCaller({ startsAt: freshTime() })).body.data.documentId)).toEqual([]);
  const own = await book();
  const { version } = await rowOf(own);
  await turn(own.id, { to: 'confirmed', version });
  expect(await stateOf(own.id)).toEqual(['expired']);
  expect(await letPass(own.id)).toBe(0);
  const path = `/appointments/${own.id}/payments`;
  const press = { key: randomUUID(), seen: 0, fee: 35_000, amount: 20_000, method: 'cash' };
  expect((await call(path, { data: press })).status).toBe(201);
  // They paid all the same.
  await tell(own.id);
  expect([(await look(own)).status, await stateOf(own.id)]).toEqual(['confirmed', ['paid']]);
  // The balance is the same as in the list of open payments.
  expect((await call(path)).body.data).toMatchObject({ paid: 30_000, balance: 5000 });
  const open = (await call('/payments/open?pageSize=100')).body.data;
  expect(findBy(open, 'documentId', own.id)).toMatchObject({ balance: 5000 });
});

test('a deposit whose notice ends half-way is as if it had not come, and told again it is whole', async () => {
  const own = await book();
  const payment = randomUUID();
  const refuse = isPostgres(db())
    ? `CREATE FUNCTION refuse_paid() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'cut off'; END $$;
       CREATE TRIGGER cut AFTER UPDATE ON appointments FOR EACH ROW WHEN (NEW.status = 'confirmed')
        EXECUTE FUNCTION refuse_paid()`
    : `CREATE TRIGGER cut AFTER UPDATE ON appointments WHEN NEW.status = 'confirmed'
        BEGIN SELECT abs(-9223372036854775807 - 1); END`;
  await db().raw(refuse);
  const cut = await tell(own.id, { payment });
  await db().raw(`DROP TRIGGER cut${isPostgres(db()) ? ' ON appointments' : ''}`);
  expect(cut.status).toBe(500);
  expect([await stateOf(own.id), await entriesOf(own.id)]).toEqual([['asked'], []]);
  expect((await tell(own.id, { payment })).status).toBe(204);
  expect([await stateOf(own.id), (await entriesOf(own.id)).length]).toEqual([['paid'], 1]);
});

test('a deposit paid in the minute its time ends is either confirmed or owed, never both nor lost', async () => {
  for (let round = 0; round < 5; round += 1) {
    const own = await book();
    const [, answer] = await Promise.all([letPass(own.id), tell(own.id)]);
    expect(answer.status).toBe(204);
    const { status } = await look(own);
    expect([status, await stateOf(own.id)]).toEqual(
      status === 'confirmed' ? ['confirmed', ['paid']] : ['canceled', ['owed']],
    );
    expect(await entriesOf(own.id)).toHaveLength(1);
  }
});

test('a deposit that is to be settled is listed, and one of another amount is ended by whoever looked into it, without the loss of a time that the desk has restored', async () => {
  const [disputed, owed] = [await book(), await book()];
  await tell(disputed.id, { amount: 1 });
  expect(await letPass(disputed.id)).toBe(1);
  await turn(disputed.id, { to: 'pending', version: (await rowOf(disputed)).version });
  expect(await expireDeposits(backend.strapi, Date.now())).toBe(0);
  expect((await look(disputed)).status).toBe('pending');
  await tell(owed.id);
  await cancel(owed);
  const listed = async ({ id }: { id: string }) =>
    findBy((await call('/payments/open?pageSize=100')).body.data, 'documentId', id);
  expect((await listed(disputed)).deposit).toEqual({ state: 'disputed', amount: 10_000, currency: 'EGP' });
  expect((await listed(owed)).deposit).toMatchObject({ state: 'owed' });
  const deposits = async (id: string) => (await call(`/appointments/${id}/payments`)).body.data.deposits;
  const [one] = await deposits(disputed.id);
  expect(one).toMatchObject({ state: 'disputed', toldAmount: 1, payment: null, settledAt: null });
  const settle = () =>
    call(`/appointments/${disputed.id}/deposits/${one.documentId}/settlement`, { data: {}, token: manager });
  expect([(await settle()).status, (await settle()).status]).toEqual([204, 409]);
  expect(await deposits(disputed.id)).toMatchObject([{ state: 'settled', settledBy: expect.any(String) }]);
  expect(await listed(disputed)).toBeUndefined();
});
