import { beforeEach, expect, test } from 'vitest';
import { CLINIC_TEXTS } from '../src/contract/message-texts';
import { composePhoneMessage } from '../src/documents/phone/compose';
import { dataOf, pluck, startClinic } from './support/clinic';
import { outgoing } from './support/outgoing';

const { backend, book, rowOf, db, settings, ask, signIn } = await startClinic({
  env: { SITE_URL: 'https://clinic.example' },
});
await settings({ offersSms: true, phoneMessagesText: 'We write only about this visit.' });

beforeEach(() => write({ received: null, reminder: null, staffRequest: null }));

async function write(data: Record<string, string | null>) {
  const texts = backend.strapi.documents('api::message-text.message-text');
  const found = await texts.findFirst({ locale: 'en' });
  if (found) await texts.update({ documentId: found.documentId, locale: 'en', data } as never);
  else await texts.create({ locale: 'en', data } as never);
}

/** Returns the text that the phone of a new request would get now. */
async function told(language: 'en' | 'ar'): Promise<string> {
  const row = await rowOf(await book({ tellBy: 'sms', locale: language }));
  const reference = `${row.document_id}:0`;
  const message = outgoing({ channel: 'sms', kind: 'visit-received', reference, to: row.phone });
  const composed = await composePhoneMessage(backend.strapi, message, Date.now());
  return composed && 'text' in composed ? composed.text : '';
}

async function preview(role: 'manager' | 'staff') {
  return ask('/message-texts/preview', { token: await signIn(role) });
}

test('a text of the clinic is told in its language, and the other language keeps the words of the product', async () => {
  await write({ received: 'Dear {name}, {doctor} awaits you in {branch}: {link}' });
  expect(await told('en')).toMatch(
    /^Dear Laila, .+ awaits you in Maadi: https:\/\/clinic\.example\/en\/v\/\d{9}#[\w-]{12}$/,
  );
  expect(await told('ar')).toContain('وصلنا طلبك');
  await write({ received: '   ' });
  expect(await told('en')).toContain('we have your request');
});

test('managers see every text filled in, how long it is, and how WhatsApp has to approve it', async () => {
  await write({ reminder: 'See you on {date}, {time}: {link}' });
  const data = dataOf(await preview('manager'));
  expect(data).toHaveLength(2 * CLINIC_TEXTS.length);
  const [english, arabic] = data.filter(({ name }: { name: string }) => name === 'reminder');
  expect(english).toMatchObject({
    language: 'en',
    isOwn: true,
    parts: 1,
    isUnicode: false,
    template: { name: 'visit_reminder', body: 'See you on {{date}}, {{time}}: {{link}}' },
  });
  expect(english.filled).toMatch(
    /^See you on \w{3},? \d+ \w+, 12:30 pm: https:\/\/clinic\.example\/en\/v\/482915633#\w{12}$/,
  );
  expect(english.letters).toBe(english.filled.length);
  expect(arabic).toMatchObject({ language: 'ar', isOwn: false, isUnicode: true });
  expect(arabic.parts).toBe(Math.ceil(arabic.letters / 67));
  for (const { filled } of data) expect(filled).not.toMatch(/[{}]/);
});

test('managers word a text in both languages; an unknown placeholder is refused with nothing stored', async () => {
  const token = await signIn('manager');
  const change = async (reminder: { en: string; ar: string }) => {
    const { version } = (await preview('manager')).body.meta;
    const data = { version, language: 'ar', values: { reminder } };
    return ask('/message-texts/desk', { token, method: 'PUT', data });
  };
  const good = { en: 'See you {date}, {time}: {link}', ar: 'نراك {date}، {time}: {link}' };
  const refused = await change({ ...good, ar: 'نراك {day}' });
  expect(refused.status).toBe(400);
  const message = expect.stringContaining('لا يُعرف ما يحل محل {day}');
  expect(refused.body.error.details.errors).toEqual([{ path: ['reminder.ar'], code: 'explained', message }]);
  expect((await change(good)).status).toBe(200);
  const { body } = await preview('manager');
  const texts = body.data.filter(({ name }: { name: string }) => name === 'reminder');
  expect(pluck(texts, 'text')).toEqual([good.en, good.ar]);
  expect((await change({ en: '', ar: '' })).status).toBe(200);
  const { data: shown } = (await preview('manager')).body;
  const after = shown.filter(({ name }: { name: string }) => name === 'reminder');
  expect(after.every(({ isOwn }: { isOwn: boolean }) => !isOwn)).toBe(true);
});

test('WhatsApp opens for staff with the clinic’s words, filled in for the patient, and without a link', async () => {
  await write({ staffRequest: 'Dear {name}, about {number}: {date}, {time}, {branch}?' });
  const { id, bookingNumber } = await book({ locale: 'en' });
  const token = await signIn('staff');
  const detail = async () => (await ask(`/appointments/${id}`, { token })).body.data;
  const number = bookingNumber.replaceAll('-', '');
  expect((await detail()).staffWords).toMatch(new RegExp(`^Dear Laila, about ${number}: .+, Maadi\\?$`));
  await db()('appointments').where({ document_id: id }).update({ status: 'canceled' });
  expect((await detail()).staffWords).toBeNull();
});
