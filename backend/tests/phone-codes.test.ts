import { beforeEach, expect, test } from 'vitest';
import { PROOF_MINUTES } from '../src/contract/phone-code';
import { readMail } from '../src/desk/readings/mail';
import { servicesOf } from '../src/platform/services';
import { dataOf, freshTime, MINUTE, newPhone, pluck, refusalOf } from './support/clinic';
import { moveClock } from './support/clock';
import { startPhoneClinic } from './support/phone-clinic';
import { phoneCodes } from './support/phone-codes';
import { loadScript } from './support/scripts';
import { until } from './support/until';

const clinic = await startPhoneClinic();
const proofs = phoneCodes(clinic);
beforeEach(() => clinic.gateway.answerWith(200, { id: 'sms-1' }));

async function sendCode() {
  const phone = newPhone();
  await proofs.ask(phone);
  return { phone, code: await proofs.codeSentTo(phone) };
}

const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

test('a code is sent in the language asked for and proves the phone once, in digits of either script, however many send it at once', async () => {
  const phone = newPhone();
  const asked = await proofs.ask(`0${phone.slice(3)}`, 'ar');
  expect([asked.status, asked.body.data]).toEqual([200, { phone, againInSeconds: 60 }]);
  const code = await proofs.codeSentTo(phone);
  expect(clinic.sentTo(phone)[0].text).toContain(`رمزك ${code}`);
  const typed = ` ${code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))} `;
  const answers = await Promise.all([1, 2, 3, 4].map(() => proofs.verify(phone, typed)));
  const [proved, ...others] = answers.filter(({ status }) => status === 200);
  expect(others).toEqual([]);
  expect(proved?.body.data).toMatchObject({ phone, proof: expect.stringMatching(/^[\w.-]+$/) });
  const again = await proofs.verify(phone, code);
  expect([again.status, again.body.error.details.code]).toEqual([409, 'expired']);
});

test('a code is stored nowhere, in no form that six digits could be found from, runs out after ten minutes, and is not sent any more then', async () => {
  const { phone, code } = await sendCode();
  const messages = clinic.db()('outbox_messages').where({ recipient: phone });
  const rows = [...(await proofs.codesOf(phone)), ...(await messages)];
  expect(rows).toHaveLength(2);
  // Longer rows of digits are moments and the phone, in which any six can be found.
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));

  await proofs.codesOf(phone).update({ expires_at: new Date(Date.now() - 1000) });
  expect((await proofs.verify(phone, code)).body.error.details.code).toBe('expired');
  const message = () => clinic.db()('outbox_messages').where({ recipient: phone });
  await message().update({ state: 'waiting', due_at: new Date() });
  await proofs.ask(newPhone());
  await until(async () => (await message().first()).state === 'stopped');
  expect(clinic.sentTo(phone)).toHaveLength(1);
});

test('a code is good for nothing after five wrong ones, the right one included, and asked for again too soon none is sent', async () => {
  const { phone, code } = await sendCode();
  const refused = await proofs.ask(phone);
  expect([refused.status, refused.body.error.details.code]).toEqual([409, 'tooSoon']);
  const { retryAfterSeconds } = refused.body.error.details;
  expect(retryAfterSeconds).toBeGreaterThan(0);
  expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  const left: number[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    const { error } = (await proofs.verify(phone, wrongOf(code))).body;
    expect(error.details.code).toBe('wrong');
    left.push(error.details.triesLeft);
  }
  expect(left).toEqual([4, 3, 2, 1, 0]);
  expect((await proofs.verify(phone, code)).body.error.details.code).toBe('expired');
});

test('a code stays good however often somebody else tries, and only the browser that asked can use it', async () => {
  const phone = newPhone();
  await proofs.ask(phone, 'en', { 'X-Code-Browser': 'of-the-patient' });
  const code = await proofs.codeSentTo(phone);
  for (const browser of ['', 'a', 'b', 'c', 'd', 'e', 'f']) {
    const tried = await proofs.verify(phone, browser === 'f' ? code : wrongOf(code), browser);
    expect(tried.body.error.details.code).toBe('expired');
  }
  expect((await proofs.verify(phone, code, 'of-the-patient')).status).toBe(200);
});

test('a code goes to the countries of the branches alone, and those that are named; an SMS that a stranger causes to none of elsewhere, nor to one that earns by it', async () => {
  for (const phone of ['+1 900 555 0199', '+252 61 2345678', '+965 500 12345']) {
    const refused = await proofs.ask(phone);
    expect([phone, refused.body.error?.details.code ?? refused.status]).toEqual([phone, 'notOffered']);
  }
  expect((await proofs.ask('+971 50 123 4567')).status).toBe(200);
  const failedLately = async () => (await readMail(clinic.db(), Date.now())).failedLately;
  const before = await failedLately();
  for (const phone of ['+252612345678', '+209001234567']) {
    const own = await clinic.book({ phone, tellBy: 'sms' });
    await until(async () => (await clinic.outboxOf(own))[0]?.state === 'failed');
    expect(await clinic.outboxOf(own)).toMatchObject([{ last_error: 'FOREIGN_PHONE' }]);
    expect(clinic.sentTo(phone)).toHaveLength(0);
  }
  expect(await failedLately()).toBe(before);
});

test('a code is left for others, however many addresses ask for all they can have', async () => {
  await clinic.setUp({ maxPhoneMessagesPerDay: 200 });
  const given: number[] = [];
  for (let address = 1; address <= 13; address += 1) {
    const headers = { 'X-Client-IP': `198.51.100.${address}` };
    let sent = 0;
    while (sent < 30 && (await proofs.ask(newPhone(), 'en', headers)).status === 200) sent += 1;
    given.push(sent);
  }
  const next = await proofs.ask(newPhone(), 'en', { 'X-Client-IP': '198.51.100.99' });
  await clinic.setUp({ maxPhoneMessagesPerDay: 500 });
  expect(Math.max(...given)).toBeLessThanOrEqual(5);
  expect(Math.min(...given)).toBeGreaterThanOrEqual(1);
  expect(next.status).toBe(200);
});

test('a code is asked for by no more than half of the messages a day, which are for visits', async () => {
  const codes = await clinic.db()('phone_codes').select('document_id');
  const messages = clinic.db()('outbox_messages').where({ kind: 'phone-code' }).orderBy('id', 'desc');
  // Whose parts are noted when they are sent.
  const isOpen = ({ state }: { state: string }) => ['waiting', 'sending'].includes(state);
  await until(async () => !(await messages.clone()).some(isOpen));
  const [last] = await messages.clone();
  await clinic.db()('outbox_messages').where({ id: last.id }).update({ parts: 3 });
  const sent = await messages.clone().whereIn('reference', pluck(codes, 'document_id'));
  const parts = codes.length + sent.reduce((sum, row) => sum + (row.parts ?? 1) - 1, 0);
  await clinic.setUp({ maxPhoneMessagesPerDay: 2 * parts });
  const refused = await proofs.ask(newPhone());
  await clinic.setUp({ maxPhoneMessagesPerDay: 2 * parts + 2 });
  expect((await proofs.ask(newPhone())).status).toBe(200);
  await clinic.setUp({ maxPhoneMessagesPerDay: 500 });
  expect([refused.status, refused.body.error.details.code]).toEqual([409, 'tooMany']);
});

test('a code goes by WhatsApp where that is all there is, as a template that Meta words, and by nothing where the clinic writes to no phone', async () => {
  await clinic.setUp({ offersSms: false, offersWhatsapp: false });
  const refused = await proofs.ask(newPhone());
  await clinic.setUp({ offersWhatsapp: true });
  expect(refused.body.error.details.code).toBe('notOffered');
  clinic.gateway.answerWith(200, { messages: [{ id: 'wamid.1' }] });
  const phone = newPhone();
  await proofs.ask(phone);
  await until(() => clinic.whatsappTo(phone).length === 1);
  await clinic.setUp({ offersSms: true });
  const [{ template }] = clinic.whatsappTo(phone);
  const [body, button] = template.components;
  expect([template.name, button.type]).toEqual(['phone_code', 'button']);
  expect((await proofs.verify(phone, body.parameters[0].text)).status).toBe(200);
});

test('a booking is asked for a proof of its own phone where it always is, or once it has as many as an unproved one may have, and goes on under the same key', async () => {
  await clinic.setUp({ phoneProof: 'always' });
  const phone = newPhone();
  const [fields, key] = [{ phone, startsAt: freshTime() }, crypto.randomUUID()];
  expect(refusalOf(await proofs.book(fields, { key }))).toEqual([409, 'PhoneProofRequiredError']);
  expect((await proofs.book(fields, { key, proof: await proofs.prove(newPhone()) })).status).toBe(409);
  const proof = await proofs.prove(phone);
  const booked = dataOf(await proofs.book(fields, { key, proof }), 201);
  // The answer got lost on its way, and the proof has gone since.
  expect((await proofs.book(fields, { key })).body.data.bookingNumber).toBe(booked.bookingNumber);
  // A caller is heard by staff.
  const called = { ...clinic.booker.request({ startsAt: freshTime() }), status: 'confirmed' };
  expect((await clinic.bookForCaller(called)).status).toBe(201);

  // A phone with as many as an unproved one may have is asked for a proof instead of being refused.
  await clinic.setUp({ phoneProof: 'when_limits_ask', maxLivePerUnprovedPhone: 2, maxLivePerPhone: 3 });
  const family = newPhone();
  const child = (firstName: string, proof = '') => proofs.book({ phone: family, firstName }, { proof });
  expect((await child('Omar')).status).toBe(201);
  expect((await child('Salma')).status).toBe(201);
  expect((await child('Nour')).body.error.name).toBe('PhoneProofRequiredError');
  const proved = await proofs.prove(family);
  expect((await child('Nour', proved)).status).toBe(201);
  const full = await child('Hana', proved);
  // The holder of a proved phone is told which limit it is.
  expect([full.status, full.body.error.details]).toEqual([409, { limit: 'phone' }]);
  await clinic.setUp({ phoneProof: 'never' });
  expect((await child('Hana')).body.error.details).toEqual({});
  await clinic.setUp({ maxLivePerPhone: 6 });
});

test('a copy of the clinic that a drill starts is booked without a code, which it would send to nobody', async () => {
  await clinic.setUp({ phoneProof: 'always' });
  expect(refusalOf(await proofs.book({ phone: newPhone() }))).toEqual([409, 'PhoneProofRequiredError']);
  const { keepQuiet } = await loadScript('scripts/backup/database.mjs');
  const { DATABASE_URL = null, DATA_DIR } = clinic.backend.environment;
  await keepQuiet({ databaseUrl: DATABASE_URL, databaseFile: `${DATA_DIR}/clinic.db` });
  // Read anew, as by a backend that starts.
  await clinic.setUp({ maxLivePerPhone: 6 });
  expect((await proofs.book({ phone: newPhone() })).status).toBe(201);
});

test('codes of a phone are handed over and erased with all else of it', async () => {
  const phone = newPhone();
  await proofs.prove(phone);
  await proofs.post('/links', { to: phone });
  expect(await clinic.handOver(phone)).toMatchObject({
    phoneCodes: [{ usedAt: expect.any(String) }],
    outboxMessages: [{ kind: 'phone-code' }, { kind: 'link-request' }],
  });
  await clinic.erase(phone);
  expect(await proofs.codesOf(phone)).toEqual([]);
  expect(await clinic.db()('outbox_messages').where({ recipient: phone })).toEqual([]);
});

test('nobody learns whether a phone is known from asking for a code or for links, which are sent to nobody who has nothing ahead, and three times a day at most', async () => {
  const known = newPhone();
  await clinic.book({ phone: known });
  const strange = newPhone();
  const [one, other] = [await proofs.ask(known), await proofs.ask(strange)];
  expect({ ...one.body.data, phone: '' }).toEqual({ ...other.body.data, phone: '' });
  const links = [await proofs.post('/links', { to: known }), await proofs.post('/links', { to: strange })];
  const same = { status: 200, body: { data: null, meta: {} } };
  expect(links.map(({ status, body }) => ({ status, body }))).toEqual([same, same]);
  const requests = (recipient: string) =>
    clinic.db()('outbox_messages').where({ kind: 'link-request', recipient });
  expect([await requests(known), await requests(strange)]).toMatchObject([[{}], [{}]]);

  // Nothing is ahead.
  for (let times = 0; times < 2; times += 1)
    expect((await proofs.post('/links', { to: strange })).status).toBe(200);
  expect((await proofs.post('/links', { to: strange })).body.error.details.code).toBe('tooMany');
  await until(async () => (await requests(strange)).every(({ state }) => state === 'stopped'));
  expect(clinic.sentTo(strange).filter(({ text }) => text.includes('/v/'))).toEqual([]);
});

test('a proved phone opens what is booked under it alone, with the keys that manage it, and has its patients offered, each once, as they were written last', async () => {
  const phone = newPhone();
  const own = await clinic.book({ phone, firstName: 'Mona', age: 41 });
  await clinic.book({ phone: newPhone() });
  const proof = await proofs.prove(phone);
  const { data } = (await proofs.get('/appointments', proof)).body;
  const { bookingNumber } = own;
  const manageKey = servicesOf(clinic.backend.strapi).manageKeys.shortKeyFor(bookingNumber, phone);
  const appointments = [{ bookingNumber, manageKey, firstName: 'Mona', isAhead: true }];
  expect(data).toMatchObject({ phone, appointments });
  await clinic.book({ phone, firstName: 'Karim', lastName: 'Hany', age: 7 });
  await clinic.book({ phone, firstName: 'karim', lastName: 'HANY', age: 8 });
  const { patients } = (await proofs.get('/patients', proof)).body.data;
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

  // One link opens every visit of a series.
  const weekly = { phone: newPhone(), tellBy: undefined };
  const [next] = [await clinic.book(weekly), await clinic.book(weekly)];
  await clinic.db()('appointments').where({ phone: weekly.phone }).update({ series: next.bookingNumber });
  await proofs.post('/links', { to: weekly.phone });
  await until(() => clinic.sentTo(weekly.phone).length === 1);
  const links = await clinic.db()('outbox_messages').where({ kind: 'visit-link', recipient: weekly.phone });
  expect(links).toMatchObject([{ reference: expect.stringContaining(next.id) }]);
});

// Last, as the clock runs ahead from here on.
test('a proved phone is not proved by a proof that is damaged, of another phone, or has run out', async () => {
  const [phone, other] = [newPhone(), newPhone()];
  const proof = await proofs.prove(phone);
  const [end, , signature] = proof.split('.');
  const ofOther = `${end}.${Buffer.from(other).toString('base64url')}.${signature}`;
  const answers = [];
  for (const wrong of ['', `${proof}x`, ofOther, proof.replace(/^./, 'z')])
    answers.push(await proofs.get('/appointments', wrong));
  expect((await proofs.get('/appointments', proof)).status).toBe(200);
  moveClock(PROOF_MINUTES * MINUTE);
  answers.push(await proofs.get('/appointments', proof));
  for (const answer of answers) expect(refusalOf(answer)).toEqual([409, 'PhoneProofRequiredError']);
});
