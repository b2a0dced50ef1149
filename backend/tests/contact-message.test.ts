import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countMessages } from '../src/messaging/message-states';
import { writeMessages } from '../src/messaging/outbox';
import { inTransaction } from '../src/platform/database';
import { readAnswer } from './support/json';
import { startStrapi } from './support/strapi';
import { until } from './support/until';

const backend = await startStrapi();

const message = { name: 'منى حسن', email: 'mona@example.org', message: 'When are you open?\nThank you' };
const send = (data: unknown, headers: Record<string, string> = backend.websiteHeaders) =>
  fetch(`${backend.url}/api/contact-messages`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ data }),
  });
const codesOf = async (data: unknown) => {
  const response = await send(data);
  expect(response.status).toBe(400);
  const { error } = await readAnswer(response);
  return error.details.errors.map(({ path, code }) => `${path.join('.')} ${code}`);
};

test('a message is kept as new, and its words are not sent back', async () => {
  const response = await send({ ...message, language: 'ar' });
  expect(response.status).toBe(201);
  const { data } = await readAnswer<{ documentId: string }>(response);
  expect(Object.keys(data)).toEqual(['documentId']);
  const stored = await backend.strapi.db
    .query('api::contact-message.contact-message')
    .findOne({ where: { documentId: data.documentId } });
  expect(stored).toMatchObject({ ...message, language: 'ar', handling: 'new' });
});

const mailDirectory = () => `${backend.environment.DATA_DIR}/mail`;
const mails = () =>
  existsSync(mailDirectory()) ? readdirSync(mailDirectory()).filter((name) => name.endsWith('.eml')) : [];

async function publishMainInfo() {
  await backend.strapi.documents('api::main-info.main-info').create({
    locale: 'en',
    status: 'published',
    data: { siteName: 'Clinic', phone: '+20220000100', email: 'hello@clinic.example' },
  });
}

test('without an address of the clinic a message is kept and nothing is mailed', async () => {
  expect(mails()).toEqual([]);
  expect((await countMessages({ db: backend.strapi.db.connection })).waiting).toBe(0);
});

test('a message is mailed to the clinic, which can answer it', async () => {
  await publishMainInfo();
  const response = await send({ ...message, language: 'ar' });
  const { data } = await readAnswer<{ documentId: string }>(response);
  await until(() => mails().length === 1);
  const raw = readFileSync(`${mailDirectory()}/${mails()[0]}`, 'utf8');
  expect(raw).toMatch(/^To: hello@clinic\.example\r$/m);
  expect(raw).toMatch(/^Reply-To: .*<mona@example\.org>\r$/m);
  expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
  const [row] = await backend.strapi.db.connection('outbox_messages').where({ reference: data.documentId });
  expect(row).toMatchObject({ kind: 'contact-message', recipient: 'hello@clinic.example' });
});

test('a mail an earlier process left behind is sent after the next start', async () => {
  const before = mails().length;
  await inTransaction(backend.strapi, (trx) =>
    writeMessages({
      trx,
      messages: [
        {
          channel: 'email',
          kind: 'left',
          reference: 'behind',
          to: 'hello@clinic.example',
          subject: 'Left',
          text: 'Left',
        },
      ],
      now: new Date(),
    }),
  );
  await backend.restart();
  await until(() => mails().length === before + 1);
});

test('one address cannot write without end', async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const headers = { ...backend.websiteHeaders, 'X-Client-IP': '203.0.113.9' };
    statuses.push((await send(message, headers)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  const other = { ...backend.websiteHeaders, 'X-Client-IP': '203.0.113.10' };
  expect((await send(message, other)).status).toBe(201);
});

test('each bad field is named', async () => {
  expect(await codesOf({})).toEqual(['name required', 'email required', 'message required']);
  expect(await codesOf({ ...message, email: 'mona' })).toEqual(['email invalid']);
  expect(await codesOf({ ...message, name: 'x'.repeat(121) })).toEqual(['name tooLong']);
  expect(await codesOf({ ...message, name: 'Mona\r\nBcc: all@example.org' })).toEqual(['name invalid']);
  expect(await codesOf({ ...message, handling: 'done', id: 1 })).toEqual([
    'handling unknownField',
    'id unknownField',
  ]);
  expect(await codesOf(null)).toEqual(['data required']);
});
