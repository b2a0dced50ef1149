import { beforeEach, expect, test } from 'vitest';
import { CLINIC_TEXTS } from '../src/contract/message-texts';
import { composePhoneMessage } from '../src/documents/phone/compose';
import { dataOf, startClinic } from './support/clinic';
import { outgoing } from './support/outgoing';

const env = { SITE_URL: 'https://clinic.example' };
const { backend, book, documents, rowOf, stored, settings, ask, signIn } = await startClinic({ env });
const token = await signIn('manager');
await settings({ offersSms: true, phoneMessagesText: 'We write only about this visit.' });

beforeEach(() => write({ received: null, reminder: null, staffRequest: null }));

async function write(data: Record<string, string | null>) {
  const texts = documents('message-text');
  const [found] = await texts.findMany({ locale: 'en' });
  if (found) await texts.update({ documentId: found.documentId, locale: 'en', data });
  else await texts.create({ locale: 'en', data });
}

/** Returns the text that the phone of a new request would get now. */
async function told(language: 'en' | 'ar'): Promise<string> {
  const row = await rowOf(await book({ tellBy: 'sms', locale: language }));
  const reference = `${row.document_id}:0`;
  const message = outgoing({ channel: 'sms', kind: 'visit-received', reference, to: row.phone });
  const composed = await composePhoneMessage(backend.strapi, message, Date.now());
  return composed && 'text' in composed ? composed.text : '';
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

// Going back to the words of the product: e2e/specs/browser/clinic-settings.spec.ts.
test('managers word a text in both languages, with known placeholders alone, and see each filled in, how long it is, and how WhatsApp has to approve it', async () => {
  const preview = () => ask('/message-texts/preview', { token });
  const change = async (reminder: { en: string; ar: string }) => {
    const { version } = (await preview()).body.meta;
    const data = { version, language: 'ar', values: { reminder } };
    return ask('/message-texts/desk', { token, method: 'PUT', data });
  };
  const texts = { en: 'See you on {date}, {time}: {link}', ar: 'نراك {date}، {time}: {link}' };
  const refused = await change({ ...texts, ar: 'نراك {day}' });
  expect(refused.status).toBe(400);
  const message = expect.stringContaining('لا يُعرف ما يحل محل {day}');
  expect(refused.body.error.details.errors).toEqual([{ path: ['reminder.ar'], code: 'explained', message }]);
  expect((await change(texts)).status).toBe(200);

  const data = dataOf(await preview());
  expect(data).toHaveLength(2 * CLINIC_TEXTS.length);
  for (const { filled } of data) expect(filled).not.toMatch(/[{}]/);
  const [english, arabic, ...others] = data.filter(({ isOwn }: { isOwn: boolean }) => isOwn);
  expect(others).toEqual([]);
  expect(english).toMatchObject({
    ...{ name: 'reminder', language: 'en', text: texts.en, parts: 1, isUnicode: false },
    template: { name: 'visit_reminder', body: 'See you on {{date}}, {{time}}: {{link}}' },
  });
  expect(english.filled).toMatch(
    /^See you on \w{3},? \d+ \w+, 12:30 pm: https:\/\/clinic\.example\/en\/v\/482915633#\w{12}$/,
  );
  expect(english.letters).toBe(english.filled.length);
  expect(arabic).toMatchObject({ name: 'reminder', language: 'ar', text: texts.ar, isUnicode: true });
  expect(arabic.parts).toBe(Math.ceil(arabic.letters / 67));
});

test('WhatsApp opens for staff with the clinic’s words, filled in for the patient, and without a link', async () => {
  await write({ staffRequest: 'Dear {name}, about {number}: {date}, {time}, {branch}?' });
  const { id, bookingNumber } = await book({ locale: 'en' });
  const detail = async () => (await ask(`/appointments/${id}`, { token })).body.data;
  const number = bookingNumber.replaceAll('-', '');
  expect((await detail()).staffWords).toMatch(new RegExp(`^Dear Laila, about ${number}: .+, Maadi\\?$`));
  await stored(id).update({ status: 'canceled' });
  expect((await detail()).staffWords).toBeNull();
});
