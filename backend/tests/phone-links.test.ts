import { beforeEach, expect, test } from 'vitest';
import { freshTime, newPhone, refusalOf } from './support/clinic';
import { startPhoneClinic } from './support/phone-clinic';
import { phoneCodes } from './support/phone-codes';
import { until } from './support/until';

const clinic = await startPhoneClinic({ consent: 'We write only about this visit.' });
const proofs = phoneCodes(clinic);
beforeEach(() => clinic.gateway.answerWith(200, { id: 'sms-1' }));

test('nobody learns whether a phone is known from asking for a code or for links', async () => {
  const known = newPhone();
  await clinic.book({ phone: known });
  const strange = newPhone();
  const [one, other] = [await proofs.ask(known), await proofs.ask(strange)];
  expect({ ...one.body.data, phone: '' }).toEqual({ ...other.body.data, phone: '' });
  const links = [await proofs.post('/links', { to: known }), await proofs.post('/links', { to: strange })];
  const same = { status: 200, body: { data: null, meta: {} } };
  expect(links.map(({ status, body }) => ({ status, body }))).toEqual([same, same]);
  const requests = await clinic
    .db()('outbox_messages')
    .where({ kind: 'link-request' })
    .whereIn('recipient', [known, strange]);
  expect(requests.map(({ recipient }) => recipient).sort()).toEqual([known, strange].sort());
});

test('a proved phone opens what is booked under it alone, with the keys that manage it', async () => {
  const [phone, other] = [newPhone(), newPhone()];
  const own = await clinic.book({ phone, firstName: 'Omar' });
  await clinic.book({ phone: other });
  const answer = await proofs.get('/appointments', await proofs.prove(phone));
  expect(answer.body.data.phone).toBe(phone);
  expect(answer.body.data.appointments).toMatchObject([
    { bookingNumber: own.bookingNumber, manageKey: own.manageKey, firstName: 'Omar', isAhead: true },
  ]);
});

test('a proved phone is not proved by a proof that is damaged, of another phone, or has run out', async () => {
  const [phone, other] = [newPhone(), newPhone()];
  const proof = await proofs.prove(phone);
  const [end, , signature] = proof.split('.');
  const ofOther = `${end}.${Buffer.from(other).toString('base64url')}.${signature}`;
  for (const wrong of ['', `${proof}x`, ofOther, proof.replace(/^./, 'z')]) {
    expect(refusalOf(await proofs.get('/appointments', wrong))).toEqual([409, 'PhoneProofRequiredError']);
  }
});

test('a proved phone has its patients offered, each once, as they were written last', async () => {
  const phone = newPhone();
  await clinic.book({ phone, firstName: 'Mona', lastName: 'Ali', age: 41, startsAt: freshTime() });
  await clinic.book({ phone, firstName: 'Karim', lastName: 'Hany', age: 7, startsAt: freshTime() });
  await clinic.book({ phone, firstName: 'karim', lastName: 'HANY', age: 8, startsAt: freshTime() });
  const { patients } = (await proofs.get('/patients', await proofs.prove(phone))).body.data;
  expect(patients).toMatchObject([
    { firstName: 'karim', age: 8 },
    { firstName: 'Mona', age: 41 },
  ]);
});

test('a lost link is sent to the phone of the booking, also when nothing else is to be sent to it, or to its address', async () => {
  const phone = newPhone();
  const own = await clinic.book({ phone, tellBy: undefined, email: 'Lost@Example.org' });
  expect((await proofs.post('/links', { to: phone })).status).toBe(200);
  await until(() => clinic.sentTo(phone).length === 1);
  expect(clinic.sentTo(phone)[0].text).toMatch(
    new RegExp(`/en/v/${own.bookingNumber.replaceAll('-', '')}#[\\w-]{12}$`),
  );
  // Asked for once more, it is sent once more.
  await proofs.post('/links', { to: phone });
  await until(() => clinic.sentTo(phone).length === 2);
  await proofs.post('/links', { to: ' LOST@example.org' });
  const mailed = async () => clinic.outboxOf(own, { kind: 'visit-link', channel: 'email' });
  await until(async () => (await mailed())[0]?.state === 'sent');
  expect(await mailed()).toMatchObject([{ recipient: 'lost@example.org' }]);
});

test('a lost link is sent to nobody who has nothing ahead, and three times a day at most', async () => {
  const phone = newPhone();
  const request = () => clinic.db()('outbox_messages').where({ kind: 'link-request', recipient: phone });
  for (let times = 0; times < 3; times += 1)
    expect((await proofs.post('/links', { to: phone })).status).toBe(200);
  expect((await proofs.post('/links', { to: phone })).body.error.details.code).toBe('tooMany');
  await until(async () => (await request()).every(({ state }) => state === 'stopped'));
  expect(clinic.sentTo(phone)).toEqual([]);
});
