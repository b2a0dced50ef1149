import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { servicesOf } from '../src/platform/services';
import { at, freshDate, pluck } from './support/clinic';
import { type ReadMail, readMail } from './support/read-mail';
import { startSmtp } from './support/smtp';
import { startDesk } from './support/staff-desk';
import { until } from './support/until';

const smtp = await startSmtp();
const env = { ...smtp.env, SITE_URL: 'https://clinic.example' };
const desk = await startDesk({ env });
const { messagesOf: rowsOf, act, call, confirm, staff, turn, detail: wholeOf } = desk;

let people = 0;

async function book(fields: Record<string, unknown> = {}) {
  people += 1;
  const email = `patient${people}@example.org`;
  const own = await desk.book({ email, ...fields });
  return { ...own, number: own.bookingNumber, key: own.manageKey, email };
}

const mailsTo = (email: string): ReadMail[] =>
  smtp.taken.map(readMail).filter((mail) => mail.to.includes(email));

async function mailTo(email: string, count: number): Promise<ReadMail> {
  await until(() => mailsTo(email).length >= count);
  return mailsTo(email)[count - 1] ?? expect.fail('no mail');
}

function eventIn({ calendar }: ReadMail) {
  const event = new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent');
  const read = (name: string) => event?.getFirstPropertyValue(name);
  return { status: read('status'), sequence: read('sequence'), uid: read('uid') };
}

test('a patient who gave an address is told of the request and of each change once, in text, HTML and as a calendar entry that replaces the one before; a mail that the appointment has outrun before it left is stopped', async () => {
  const date = freshDate();
  const own = await book({ startsAt: at('10:00', date) });
  const asked = await mailTo(own.email, 1);
  expect(asked.subject).toContain('Your request has reached us');
  expect(asked.html).toContain('<html lang="en" dir="ltr">');
  expect(asked.text).toContain(`https://clinic.example/en/booking/confirmation/${own.number}#${own.key}`);
  expect(eventIn(asked)).toEqual({ status: 'TENTATIVE', sequence: 0, uid: `${own.number}@clinic.example` });
  await until(async () => (await rowsOf(own))[0]?.state === 'sent');
  expect((await rowsOf(own))[0]).toMatchObject({ text: '', subject: '' });
  await confirm(own, staff);
  const confirmed = await mailTo(own.email, 2);
  expect(confirmed.subject).toContain('Your appointment is confirmed');
  expect(eventIn(confirmed)).toMatchObject({ status: 'CONFIRMED', sequence: 1 });
  expect((await act(own, 'move', { version: 2, startsAt: at('12:00', date) })).status).toBe(200);
  const moved = await mailTo(own.email, 3);
  expect(moved.text).toContain('12:00 pm');
  expect(moved.text).toContain('not yet confirmed');
  expect(eventIn(moved)).toMatchObject({ status: 'TENTATIVE', sequence: 2 });

  // Of the state before: it has been outrun.
  const late = { channel: 'email' as const, kind: 'visit-moved', subject: '', text: '', to: own.email };
  const { strapi } = desk.backend;
  const outrun = [{ ...late, reference: `${own.id}:0` }];
  await servicesOf(strapi).mailing.post({ strapi, now: Date.now() }, outrun);
  await until(async () => !['waiting', 'sending'].includes((await rowsOf(own)).at(-1)?.state));
  expect((await rowsOf(own)).at(-1)).toMatchObject({ kind: 'visit-moved', state: 'stopped' });
  expect(mailsTo(own.email)).toHaveLength(3);

  expect((await act(own, 'cancel', { version: 3 })).status).toBe(200);
  const canceled = await mailTo(own.email, 4);
  expect(canceled.text).toContain('You have cancelled this appointment');
  expect(eventIn(canceled)).toMatchObject({ status: 'CANCELLED', sequence: 3 });
  const kinds = ['received', 'confirmed', 'reminder', 'moved', 'moved', 'canceled'];
  expect(pluck(await rowsOf(own), 'kind')).toEqual(kinds.map((kind) => `visit-${kind}`));
});

const mailsOf = async (id: string) => (await wholeOf(id)).mails;
const again = (id: string, mail: string) => call(`/appointments/${id}/mails/${mail}/again`, { data: {} });

test('a mail about an appointment is shown with what became of it, and sent again once by two presses of a button, not when it belongs to another or the appointment has changed since', async () => {
  const [{ id, email }, other] = [await book(), await book()];
  for (const own of [id, other.id]) await until(async () => (await mailsOf(own))[0].state === 'sent');
  const [first] = await mailsOf(id);
  expect(first).toMatchObject({ kind: 'visit-received', state: 'sent', attempts: 1, isRepeatable: true });
  expect((await again(other.id, first.documentId)).status).toBe(409);
  const answers = await Promise.all([again(id, first.documentId), again(id, first.documentId)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await again(id, first.documentId)).status).toBe(409);
  await until(() => mailsTo(email).length === 2);
  await until(async () => (await mailsOf(id))[1].state === 'sent');
  const mails = await mailsOf(id);
  expect(pluck(mails, 'isRepeatable')).toEqual([false, true]);
  const by = { kind: 'staff', isYou: true };
  const expected = { action: 'mailAgain', from: 'pending', to: 'pending', reason: 'visit-received', by };
  expect((await wholeOf(id)).history.at(-1)).toMatchObject(expected);

  await turn(id, { to: 'confirmed', version: 1 });
  expect((await again(id, mails[1].documentId)).status).toBe(409);
  await until(async () => (await mailsOf(id))[2].state === 'sent');
  const reminder = { kind: 'visit-reminder', state: 'waiting', isRepeatable: false };
  expect((await mailsOf(id)).at(-1)).toMatchObject(reminder);
});

const texts = {
  en: 'Dr Mona is ill: please call {phone} about {date}.',
  ar: 'الطبيبة مريضة، اتصل على {phone}.',
};
const tell = (id: string, given: object = {}) =>
  call(`/appointments/${id}/messages`, { data: { version: 1, texts, ...given } });

test('a message in words of the desk reaches the patient once in their language, with values in its places, however often it is sent', async () => {
  const { id, email } = await book();
  expect((await Promise.all([tell(id), tell(id)])).map(({ status }) => status)).toEqual([200, 200]);
  await until(() => mailsTo(email).length === 2);
  // Also once the outbox has forgotten what it sent.
  await until(async () => (await wholeOf(id)).mails.at(-1).state === 'sent');
  expect((await tell(id)).status).toBe(200);
  const [, mail] = mailsTo(email);
  expect(mail?.subject).toContain('A message about your appointment');
  expect(JSON.stringify(mail)).toContain('Dr Mona is ill: please call ');
  expect(JSON.stringify(mail)).not.toContain('{phone}');
  expect(mailsTo(email)).toHaveLength(2);
  const { history, mails } = await wholeOf(id);
  const told = history.filter(({ action }: { action: string }) => action === 'messaged');
  expect(told).toMatchObject([{ reason: texts.en, from: 'pending', to: 'pending', by: { isYou: true } }]);
  expect(mails.at(-1)).toMatchObject({ kind: 'visit-message', isRepeatable: false });

  const arabic = await book({ locale: 'ar' });
  expect((await tell(arabic.id)).status).toBe(200);
  await until(() => mailsTo(arabic.email).length === 2);
  expect(mailsTo(arabic.email).at(-1)?.subject).toContain('رسالة بشأن موعدك');
});

test('a message in words of the desk is refused as it was not looked at, without anybody to tell, with a placeholder nobody knows, and beyond five', async () => {
  const { id } = await book();
  expect((await tell(id, { version: 2 })).body.error.name).toBe('VersionConflictError');
  // Nothing has to be accepted until a moment: {until} would be half a sentence.
  for (const bad of [{ ar: 'اسمك {secret}' }, { en: ' ' }, { en: 'Until {until}' }, { ar: 'ن'.repeat(251) }])
    expect((await tell(id, { texts: { ...texts, ...bad } })).status, JSON.stringify(bad)).toBe(400);
  expect((await tell((await book()).id, { texts: { ...texts, en: 'x'.repeat(250) } })).status).toBe(200);
  const unreached = await book({ email: null });
  expect((await tell(unreached.id)).body.error.details).toEqual({ refusal: 'unreachable' });
  for (const step of [1, 2, 3, 4, 5])
    expect((await tell(id, { texts: { ...texts, en: `Words ${step}` } })).status).toBe(200);
  const sixth = await tell(id, { texts: { ...texts, en: 'Words 6' } });
  expect(sixth.body.error.details).toEqual({ refusal: 'mail' });
  // A message that was sent already is not sent again.
  expect((await tell(id, { texts: { ...texts, en: 'Words 3' } })).status).toBe(200);

  await turn(id, { to: 'canceled', version: 1, reason: 'Ill' });
  expect((await tell(id, { version: 2 })).body.error.details).toEqual({ refusal: 'notLive' });
});
