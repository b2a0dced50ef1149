import { expect, test } from 'vitest';
import { composeAppointmentMail } from '../src/documents/mails/compose';
import { newPhone, type OwnBooking } from './support/clinic';
import { startPhoneClinic } from './support/phone-clinic';

const WORDS = 'Send me the news of the clinic.';

const clinic = await startPhoneClinic({ consent: 'We write only about this visit.' });
await clinic.setUp({ newsText: WORDS });
const { db } = clinic;
const wordsOf = async (own: OwnBooking) => (await clinic.rowOf(own)).news_text;
const readers = async (): Promise<{ email: string }[]> =>
  (await clinic.staff('/patients/news', {})).body.data;
const isListed = async (email: string) => (await readers()).some((one) => one.email === email);

test('a patient who ticked the box for news has agreed to the words that stood there, which staff see, and which are handed over and exported', async () => {
  const phone = newPhone();
  const own = await clinic.book({ phone, email: 'Agreed@Example.org', news: true });
  expect(await wordsOf(own)).toBe(WORDS);
  const { document_id } = await clinic.rowOf(own);
  expect((await clinic.asked(`/appointments/${document_id}`)).body.data.news).toBe(true);
  expect((await clinic.handOver(phone)).appointments[0]).toMatchObject({ newsText: WORDS });
  const reader = { email: 'agreed@example.org', firstName: expect.any(String), language: 'en' };
  expect(await readers()).toContainEqual({ ...reader, agreedAt: expect.stringMatching(/Z$/), words: WORDS });
  const [entry] = await db()('log_entries').where({ action: 'news.export' }).orderBy('id', 'desc');
  expect(entry.actor).toMatch(/^user:/);
  expect(JSON.parse(entry.detail).count).toBeGreaterThan(0);
});

test('a patient who ticked the box for news withdraws it by the link of any booking, for all bookings of the address, and it is written down', async () => {
  const email = 'enough@example.org';
  const first = await clinic.book({ email, news: true, phone: newPhone() });
  const second = await clinic.book({ email: 'Enough@example.org', phone: newPhone() });
  const purpose = 'news';
  expect((await clinic.act(second, 'withdrawal', { purpose })).status).toBe(200);
  expect(await wordsOf(first)).toBeNull();
  expect(await isListed(email)).toBe(false);
  const { document_id: subject } = await clinic.rowOf(second);
  const entries = await db()('log_entries').where({ action: 'consent.withdraw', subject });
  expect(entries.map(({ actor }) => actor)).toEqual(['nobody']);
  const stranger = { ...first, manageKey: 'x'.repeat(24) };
  expect((await clinic.act(stranger, 'withdrawal', { purpose })).status).toBe(404);
  expect((await clinic.act(first, 'withdrawal', { purpose })).status).toBe(200);
});

test('a patient who ticked the box for news agreed for this address alone: another one is not written to', async () => {
  const own = await clinic.book({ email: 'typo@example.org', news: true, phone: newPhone() });
  const { version, first_name: firstName, last_name: lastName, phone } = await clinic.rowOf(own);
  const corrected = { version, firstName, lastName, phone, email: 'right@example.org' };
  expect((await clinic.act(own, 'correct', corrected)).status).toBe(200);
  expect(await wordsOf(own)).toBeNull();
});

test('a patient who ticked the box for news is shown the way to withdraw it in mails, until it is withdrawn', async () => {
  const own = await clinic.book({ email: 'mail@example.org', news: true, phone: newPhone() });
  const { strapi } = clinic.backend;
  const [stored] = (await clinic.outboxOf(own)).filter(({ channel }) => channel === 'email');
  const mail = {
    ...{ id: stored.id, kind: stored.kind, reference: stored.reference, channel: 'email' as const },
    ...{ to: 'mail@example.org', subject: '', text: '', attempts: 0, visit: null },
  };
  const textOf = async () => {
    const made = await composeAppointmentMail(strapi, mail as never, Date.now());
    return made && 'text' in made ? made.text : '';
  };
  expect(await textOf()).toContain('Withdraw that here');
  await clinic.act(own, 'withdrawal', { purpose: 'news' });
  expect(await textOf()).not.toContain('Withdraw that here');
});

test('a patient who ticked the box for news is on no list any more once erased', async () => {
  const phone = newPhone();
  const own = await clinic.book({ phone, email: 'gone@example.org', news: true });
  await clinic.cancel(own);
  await clinic.erase(phone, 1);
  expect(await wordsOf(own)).toBeNull();
  expect(await isListed('gone@example.org')).toBe(false);
});

test('nobody is on the list who did not tick the box, gave no address, or was not asked', async () => {
  const silent = await clinic.book({ email: 'silent@example.org', phone: newPhone() });
  const unreached = await clinic.book({ email: null, news: true, phone: newPhone() });
  await clinic.setUp({ newsText: '' });
  const unasked = await clinic.book({ email: 'unasked@example.org', news: true, phone: newPhone() });
  const expected = [null, null, null];
  expect([await wordsOf(silent), await wordsOf(unreached), await wordsOf(unasked)]).toEqual(expected);
});
