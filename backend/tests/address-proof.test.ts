import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { dataOf, freshTime, newPhone, refusalOf, waitingWish } from './support/clinic';
import { startPhoneClinic } from './support/phone-clinic';
import { phoneCodes } from './support/phone-codes';
import { solveWork } from './support/solve-work';

const FREE = 5;
const clinic = await startPhoneClinic();
const { booker, setUp, ask, signIn } = clinic;
const proofs = phoneCodes(clinic);
const wish = waitingWish({ doctor: booker.request({}).doctor, tellBy: null });
const token = await signIn('manager');
await setUp({ freeRequestsPerAddressDay: FREE, phoneProof: 'never' });

const keyOf = (address: string) => ({ 'X-Client-IP': address, 'Idempotency-Key': randomUUID() });
/** A form of somebody nobody knows. */
const newForm = () => booker.request({ startsAt: freshTime() });
const bookFrom = (address: string, more: Record<string, string> = {}, data = newForm()) =>
  ask('/appointments', { data, headers: { ...keyOf(address), ...more } });

async function useUp(address: string): Promise<void> {
  for (let index = 0; index < FREE; index += 1) expect((await bookFrom(address)).status).toBe(201);
}

test('a clinic that sends no codes has the browser work for more bookings of an address than are free, and places on the waiting list, each time anew', async () => {
  const address = '203.0.113.7';
  await useUp(address);
  const [form, key] = [newForm(), { 'Idempotency-Key': randomUUID() }];
  const asked = await bookFrom(address, key, form);
  expect(refusalOf(asked)).toEqual([409, 'WorkProofRequiredError']);
  const headers = { 'X-Work-Proof': solveWork(asked.body.error.details) };
  const booked = dataOf(await bookFrom(address, { ...key, ...headers }, form), 201);
  // Sent again after its answer was lost: the same booking, whatever is proved.
  expect(dataOf(await bookFrom(address, key, form), 201)).toEqual(booked);
  expect((await bookFrom(address, headers)).body.error.name).toBe('WorkProofRequiredError');
  expect((await bookFrom('203.0.113.8')).status).toBe(201);

  const [data, waiting] = [{ ...wish, phone: newPhone() }, keyOf(address)];
  const wait = (more: Record<string, string> = {}) =>
    ask('/waiting-entries', { data, headers: { ...waiting, ...more } });
  const refused = await wait();
  expect(refusalOf(refused)).toEqual([409, 'WorkProofRequiredError']);
  const joined = dataOf(await wait({ 'X-Work-Proof': solveWork(refused.body.error.details) }), 201);
  expect((await wait()).body.data).toEqual(joined);
  const anew = await wait({ 'Idempotency-Key': randomUUID() });
  expect(refusalOf(anew)).toEqual([409, 'WorkProofRequiredError']);
});

test('a clinic that sends no codes takes no more than are free of many that come at once, and does not ask staff, whose bookings count for no address', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => bookFrom('203.0.113.9')));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(FREE);

  const address = '203.0.113.10';
  for (let index = 0; index < FREE + 3; index += 1) {
    const data = booker.request({ startsAt: freshTime(), status: 'confirmed' });
    const answer = await ask('/appointments/for-caller', { token, data, headers: keyOf(address) });
    expect([answer.status, answer.body.error?.details]).toEqual([201, undefined]);
  }
  await useUp(address);
});

test('a clinic that sends codes asks for the code of the phone instead, and whoever has proved it goes on from any address', async () => {
  await setUp({ phoneProof: 'when_limits_ask' });
  const address = '203.0.113.11';
  await useUp(address);
  const phone = newPhone();
  const data = { ...newForm(), phone };
  expect(refusalOf(await bookFrom(address, {}, data))).toEqual([409, 'PhoneProofRequiredError']);
  clinic.gateway.answerWith(200, { id: 'sms-1' });
  const headers = { 'X-Phone-Proof': await proofs.prove(phone) };
  expect((await bookFrom(address, headers, data)).status).toBe(201);
  expect((await bookFrom(address, headers)).body.error.name).toBe('PhoneProofRequiredError');
});

test('a code and the links of visits are left for the owner of a phone that strangers name from several addresses', async () => {
  await setUp({ maxPhoneMessagesPerDay: 500 });
  const phone = newPhone();
  const askFrom = async (address: string) => {
    const headers = { 'X-Client-IP': address };
    const code = await proofs.ask(phone, 'en', headers);
    const links = await proofs.post('/links', { to: phone }, headers);
    await proofs.endPause();
    return [code.status, links.status];
  };
  const asked: number[][] = [];
  for (const address of ['203.0.113.21', '203.0.113.22', '203.0.113.23', '203.0.113.24'])
    for (let tries = 0; tries < 4; tries += 1) asked.push(await askFrom(address));
  // Three of each for one address, and for several together until all that is left is used up.
  expect(asked.slice(0, 4)).toEqual([...Array(3).fill([200, 200]), [409, 409]]);
  expect(asked.at(-2)).toEqual([409, 409]);
  expect(await askFrom('203.0.113.99')).toEqual([200, 200]);
});
