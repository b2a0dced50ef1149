import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { composeAppointmentMail } from '../src/documents/mails/compose';
import { HOUR, newPhone, type OwnBooking } from './support/clinic';
import { outgoing } from './support/outgoing';
import { startPhoneClinic } from './support/phone-clinic';

const WORDS = 'Send me the news of the clinic.';

const clinic = await startPhoneClinic();
await clinic.setUp({ newsText: WORDS });
const { db } = clinic;
const wordsOf = async (own: OwnBooking) => (await clinic.rowOf(own)).news_text;
const readers = async (): Promise<{ email: string }[]> =>
  (await clinic.staff('/patients/news', {})).body.data;
const isListed = async (email: string) => (await readers()).some((one) => one.email === email);

test('a patient who ticked the box for news has agreed to the words that stood there, which staff see, hand over and export, until the patient is erased', async () => {
  const phone = newPhone();
  const own = await clinic.book({ phone, email: 'Agreed@Example.org', news: true });
  expect(await wordsOf(own)).toBe(WORDS);
  expect((await clinic.asked(`/appointments/${own.id}`)).body.data.news).toBe(true);
  expect((await clinic.handOver(phone)).appointments[0]).toMatchObject({ newsText: WORDS });
  const reader = { email: 'agreed@example.org', firstName: expect.any(String), language: 'en' };
  expect(await readers()).toContainEqual({ ...reader, agreedAt: expect.stringMatching(/Z$/), words: WORDS });
  const [entry] = await db()('log_entries').where({ action: 'news.export' }).orderBy('id', 'desc');
  expect(entry.actor).toMatch(/^user:/);
  expect(JSON.parse(entry.detail).count).toBeGreaterThan(0);
  // One entry says it, without a second one that names the address of the call.
  const beside = db()('log_entries').where({ actor: entry.actor }).whereLike('detail', '%/patients/news%');
  expect(await beside).toEqual([]);
  await clinic.cancel(own);
  await clinic.erase(phone, 1);
  expect(await wordsOf(own)).toBeNull();
  expect(await isListed(reader.email)).toBe(false);
});

test('a patient who ticked the box for news is shown in mails how to withdraw it, does so by the link of any booking, for all bookings of the address, and it is written down', async () => {
  const email = 'enough@example.org';
  const first = await clinic.book({ email, news: true });
  const second = await clinic.book({ email: 'Enough@example.org' });
  const [{ kind, reference }] = await clinic.outboxOf(first, { channel: 'email' });
  const mailed = async () => {
    const mail = outgoing({ kind, reference, to: email });
    const made = await composeAppointmentMail(clinic.backend.strapi, mail, Date.now());
    return made && 'text' in made ? made.text : '';
  };
  expect(await mailed()).toContain('Withdraw that here');
  const purpose = 'news';
  expect((await clinic.act(second, 'withdrawal', { purpose })).status).toBe(200);
  expect(await wordsOf(first)).toBeNull();
  expect(await isListed(email)).toBe(false);
  expect(await mailed()).not.toContain('Withdraw that here');
  const entries = await db()('log_entries').where({ action: 'consent.withdraw', subject: second.id });
  expect(entries.map(({ actor }) => actor)).toEqual(['nobody']);
  const stranger = { ...first, manageKey: 'x'.repeat(24) };
  expect((await clinic.act(stranger, 'withdrawal', { purpose })).status).toBe(404);
  expect((await clinic.act(first, 'withdrawal', { purpose })).status).toBe(200);
});

test('a patient who ticked the box for news agreed for this address alone: another one is not written to; nobody is on the list who did not tick the box, gave no address, or was not asked', async () => {
  const own = await clinic.book({ email: 'typo@example.org', news: true });
  const { version, first_name: firstName, last_name: lastName, phone } = await clinic.rowOf(own);
  const corrected = { version, firstName, lastName, phone, email: 'right@example.org' };
  expect((await clinic.act(own, 'correct', corrected)).status).toBe(200);
  expect(await wordsOf(own)).toBeNull();

  const restored = await clinic.book({ email: 'restored@example.org', news: true });
  const silent = await clinic.book({ email: 'silent@example.org' });
  const unreached = await clinic.book({ email: null, news: true });
  await clinic.setUp({ newsText: '' });
  const unasked = await clinic.book({ email: 'unasked@example.org', news: true });
  const expected = [null, null, null];
  expect([await wordsOf(silent), await wordsOf(unreached), await wordsOf(unasked)]).toEqual(expected);

  // A backup of before is restored: the list beside the database knows of the withdrawal, the database does not.
  const list = join(clinic.backend.environment.DATA_DIR ?? '', 'erasures.jsonl');
  expect(readFileSync(list, 'utf8')).toMatch(/"withdrawn":\["[a-z0-9]+ news"/);
  const now = Date.now();
  const old = now - 400 * 24 * HOUR;
  const stopped = [
    `${restored.id} lost ${now}`,
    `${silent.id} removed ${old}`,
    `${unreached.id} back ${now}`,
  ];
  const line = { visits: [], messages: [], withdrawn: [`${restored.id} news`], stopped, resumed: ['back'] };
  appendFileSync(list, `${JSON.stringify(line)}\n`);
  await clinic.backend.restart();
  expect(await wordsOf(restored)).toBeNull();
  // So is a STOP; one that was taken back is not, nor one so old that its message may be gone.
  const { phone: silenced } = await clinic.rowOf(restored);
  expect(await db()('stopped_phones')).toMatchObject([{ phone: silenced, message: 'lost' }]);
  const ofIt = { appointment: restored.id, action: 'consentWithdrawn' };
  expect(await db()('appointment_events').where(ofIt)).toMatchObject([{ actor: 'system' }]);
});
