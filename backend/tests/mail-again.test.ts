import { describe, expect, test } from 'vitest';
import { ask } from './support/calls';
import { at, createBooker, createClinic, freshDate } from './support/clinic';
import { readMail } from './support/read-mail';
import { startSmtp } from './support/smtp';
import { signIn } from './support/staff';
import { startStrapi } from './support/strapi';
import { until } from './support/until';

const smtp = await startSmtp();
const backend = await startStrapi({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'visits@clinic.example' } });
const booker = createBooker({ backend, clinic: await createClinic(backend.strapi) });
const staff = await signIn({ backend, role: 'staff' });

const call = (path: string, data?: unknown) => ask(backend, path, { token: staff, data });

const wholeOf = async (id: string) => (await call(`/appointments/${id}`)).body.data;
const mailsOf = async (id: string) => (await wholeOf(id)).mails;
const again = (id: string, mail: string) => call(`/appointments/${id}/mails/${mail}/again`, {});
const received = (email: string) => smtp.taken.map(readMail).filter((mail) => mail.to.includes(email)).length;

let people = 0;

/** A request whose first mail has arrived. */
async function mailedRequest() {
  people += 1;
  const email = `again${people}@example.org`;
  const booked = await booker.post(booker.request({ email, startsAt: at('10:00', freshDate()) }));
  const where = { booking_number: booked.body.data.bookingNumber };
  const { document_id: id } = await backend.strapi.db.connection('appointments').where(where).first();
  await until(async () => (await mailsOf(id))[0].state === 'sent');
  return { id, email };
}

describe('a mail about an appointment', () => {
  test('is shown with what became of it, and sent again once by two presses of a button', async () => {
    const { id, email } = await mailedRequest();
    const [first] = await mailsOf(id);
    expect(first).toMatchObject({ kind: 'visit-received', state: 'sent', attempts: 1, isRepeatable: true });
    const answers = await Promise.all([again(id, first.documentId), again(id, first.documentId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await again(id, first.documentId)).status).toBe(409);
    await until(() => received(email) === 2);
    await until(async () => (await mailsOf(id))[1].state === 'sent');
    expect((await mailsOf(id)).map((mail: { isRepeatable: boolean }) => mail.isRepeatable)).toEqual([
      false,
      true,
    ]);
    expect((await wholeOf(id)).history.at(-1)).toMatchObject({
      action: 'mailAgain',
      from: 'pending',
      to: 'pending',
      reason: 'visit-received',
      by: { kind: 'staff', isYou: true },
    });
  });

  test('is sent again five times at most', async () => {
    const { id } = await mailedRequest();
    for (let sent = 1; sent <= 5; sent += 1) {
      const last = (await mailsOf(id)).at(-1);
      expect((await again(id, last.documentId)).status).toBe(200);
      await until(async () => (await mailsOf(id)).at(-1).state === 'sent');
    }
    const mails = await mailsOf(id);
    expect(mails).toHaveLength(6);
    expect(mails.some((mail: { isRepeatable: boolean }) => mail.isRepeatable)).toBe(false);
  });

  test('is not sent again when the appointment has changed since, or does not belong to it', async () => {
    const [one, other] = [await mailedRequest(), await mailedRequest()];
    const [mail] = await mailsOf(one.id);
    expect((await again(other.id, mail.documentId)).status).toBe(409);
    await call(`/appointments/${one.id}/transitions`, { to: 'confirmed', version: 1 });
    expect((await again(one.id, mail.documentId)).status).toBe(409);
    await until(async () => (await mailsOf(one.id))[1].state === 'sent');
    expect((await mailsOf(one.id)).at(-1)).toMatchObject({
      kind: 'visit-reminder',
      state: 'waiting',
      isRepeatable: false,
    });
  });

  test('that was given up can be sent again', async () => {
    const { id, email } = await mailedRequest();
    const db = backend.strapi.db.connection;
    await db('outbox_messages')
      .where('reference', `${id}:0`)
      .update({ state: 'failed', last_error: 'EENVELOPE 550' });
    const [mail] = await mailsOf(id);
    expect(mail).toMatchObject({ state: 'failed', isRepeatable: true });
    expect((await again(id, mail.documentId)).status).toBe(200);
    await until(() => received(email) === 2);
  });
});
