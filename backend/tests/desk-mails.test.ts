import { expect, test } from 'vitest';
import { pluck, startClinic } from './support/clinic';
import { readMail } from './support/read-mail';
import { startSmtp } from './support/smtp';
import { until } from './support/until';

const smtp = await startSmtp();
const { book, ask, signIn } = await startClinic({ env: smtp.env });
const staff = await signIn('staff');

const call = (path: string, data?: unknown) => ask(path, { token: staff, data });

const wholeOf = async (id: string) => (await call(`/appointments/${id}`)).body.data;
const mailsOf = async (id: string) => (await wholeOf(id)).mails;
const again = (id: string, mail: string) => call(`/appointments/${id}/mails/${mail}/again`, {});
const arrived = (email: string) => smtp.taken.map(readMail).filter((mail) => mail.to.includes(email));

let people = 0;

async function request(fields: Record<string, unknown> = {}) {
  people += 1;
  const email = `told${people}@example.org`;
  const { id } = await book({ email, ...fields });
  return { id: String(id), email };
}

async function mailedRequest() {
  const made = await request();
  await until(async () => (await mailsOf(made.id))[0].state === 'sent');
  return made;
}

test('a mail about an appointment is shown with what became of it, and sent again once by two presses of a button', async () => {
  const { id, email } = await mailedRequest();
  const [first] = await mailsOf(id);
  expect(first).toMatchObject({ kind: 'visit-received', state: 'sent', attempts: 1, isRepeatable: true });
  const answers = await Promise.all([again(id, first.documentId), again(id, first.documentId)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await again(id, first.documentId)).status).toBe(409);
  await until(() => arrived(email).length === 2);
  await until(async () => (await mailsOf(id))[1].state === 'sent');
  expect(pluck(await mailsOf(id), 'isRepeatable')).toEqual([false, true]);
  const by = { kind: 'staff', isYou: true };
  const expected = { action: 'mailAgain', from: 'pending', to: 'pending', reason: 'visit-received', by };
  expect((await wholeOf(id)).history.at(-1)).toMatchObject(expected);
});

test('a mail about an appointment is not sent again when the appointment has changed since, or does not belong to it', async () => {
  const [one, other] = [await mailedRequest(), await mailedRequest()];
  const [mail] = await mailsOf(one.id);
  expect((await again(other.id, mail.documentId)).status).toBe(409);
  await call(`/appointments/${one.id}/transitions`, { to: 'confirmed', version: 1 });
  expect((await again(one.id, mail.documentId)).status).toBe(409);
  await until(async () => (await mailsOf(one.id))[1].state === 'sent');
  const expected = { kind: 'visit-reminder', state: 'waiting', isRepeatable: false };
  expect((await mailsOf(one.id)).at(-1)).toMatchObject(expected);
});

const texts = {
  en: 'Dr Mona is ill: please call {phone} about {date}.',
  ar: 'الطبيبة مريضة، اتصل على {phone}.',
};
const tell = (id: string, given: object = {}) =>
  call(`/appointments/${id}/messages`, { version: 1, texts, ...given });

test('a message in words of the desk reaches the patient once in their language, with values in its places, however often it is sent', async () => {
  const { id, email } = await request();
  expect((await Promise.all([tell(id), tell(id)])).map(({ status }) => status)).toEqual([200, 200]);
  await until(() => arrived(email).length === 2);
  // Also once the outbox has forgotten what it sent.
  await until(async () => (await wholeOf(id)).mails.at(-1).state === 'sent');
  expect((await tell(id)).status).toBe(200);
  const [, mail] = arrived(email);
  expect(mail?.subject).toContain('A message about your appointment');
  expect(JSON.stringify(mail)).toContain('Dr Mona is ill: please call ');
  expect(JSON.stringify(mail)).not.toContain('{phone}');
  expect(arrived(email)).toHaveLength(2);
  const { history, mails } = await wholeOf(id);
  const told = history.filter(({ action }: { action: string }) => action === 'messaged');
  expect(told).toMatchObject([{ reason: texts.en, from: 'pending', to: 'pending', by: { isYou: true } }]);
  expect(mails.at(-1)).toMatchObject({ kind: 'visit-message', isRepeatable: false });

  const arabic = await request({ locale: 'ar' });
  expect((await tell(arabic.id)).status).toBe(200);
  await until(() => arrived(arabic.email).length === 2);
  expect(arrived(arabic.email).at(-1)?.subject).toContain('رسالة بشأن موعدك');
});

test('a message in words of the desk is refused as it was not looked at, without anybody to tell, with a placeholder nobody knows, and beyond five', async () => {
  const { id } = await request();
  expect((await tell(id, { version: 2 })).body.error.name).toBe('VersionConflictError');
  expect((await tell(id, { texts: { ...texts, ar: 'اسمك {secret}' } })).status).toBe(400);
  expect((await tell(id, { texts: { ...texts, en: ' ' } })).status).toBe(400);
  // It would be half a sentence: nothing has to be accepted until a moment.
  expect((await tell(id, { texts: { ...texts, en: 'Until {until}' } })).status).toBe(400);
  const tooLong = await tell(id, { texts: { ...texts, ar: 'ن'.repeat(251) } });
  expect([tooLong.status, JSON.stringify(tooLong.body)]).toEqual([400, expect.stringContaining('texts')]);
  const long = await request();
  expect((await tell(long.id, { texts: { ...texts, en: 'x'.repeat(250) } })).status).toBe(200);
  const unreached = await request({ email: null });
  expect((await tell(unreached.id)).body.error.details).toEqual({ refusal: 'unreachable' });
  for (const step of [1, 2, 3, 4, 5])
    expect((await tell(id, { texts: { ...texts, en: `Words ${step}` } })).status).toBe(200);
  const sixth = await tell(id, { texts: { ...texts, en: 'Words 6' } });
  expect(sixth.body.error.details).toEqual({ refusal: 'mail' });
  // A message that was sent already is not sent again.
  expect((await tell(id, { texts: { ...texts, en: 'Words 3' } })).status).toBe(200);

  await call(`/appointments/${id}/transitions`, { to: 'canceled', version: 1, reason: 'Ill' });
  expect((await tell(id, { version: 2 })).body.error.details).toEqual({ refusal: 'notLive' });
});
