import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Asked, ask, dataOf, pluck, refusalOf } from './support/clinic';
import { signIn } from './support/staff';
import { startStrapi } from './support/strapi';
import { until } from './support/until';

const backend = await startStrapi();
const mona = await signIn({ backend, role: 'staff' });
const adel = await signIn({ backend, role: 'manager' });

const call = (path: string, given: Asked) => ask(backend, `/contact-messages${path}`, given);

const send = (data: unknown, headers = {}) =>
  call('', { data, headers: { ...backend.websiteHeaders, ...headers } });

const message = { name: 'منى حسن', email: 'mona@example.org', message: 'When are you open?\nThank you' };
const write = async (name: string): Promise<string> =>
  dataOf(await send({ ...message, name }), 201).documentId;

const settle = (id: string, token: string, data: { from: string; to: string }) =>
  call(`/${id}/transitions`, { token, data });

test('the messages of the contact page are listed by how far staff have come: opening one is reading it, done once, opened again, and everything is written down', async () => {
  const [first, second] = [await write('Laila'), await write('Omar')];
  const list = (await call('', { token: mona })).body;
  expect(pluck(list.data, 'documentId')).toEqual([second, first]);
  expect(list.meta.counts).toEqual({ new: 2, read: 0, done: 0 });
  const opened = (await call(`/${first}`, { token: mona })).body.data;
  expect(opened).toMatchObject({ ...message, name: 'Laila', handling: 'read' });
  expect(opened.history).toMatchObject([{ from: 'new', to: 'read', by: { isYou: true } }]);
  expect((await call(`/${first}`, { token: adel })).body.data.history).toHaveLength(1);
  const news = (await call('?handling=new', { token: adel })).body;
  expect([news.data.length, news.meta.pagination.total]).toEqual([1, 1]);
  expect((await call('?handling=lost', { token: mona })).status).toBe(400);

  const both = await Promise.all(
    [mona, adel].map((token) => settle(first, token, { from: 'read', to: 'done' })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await settle(first, adel, { from: 'done', to: 'read' })).body.data.handling).toBe('read');
  expect((await settle(first, adel, { from: 'read', to: 'new' })).status).toBe(400);
  const { history } = (await call(`/${first}`, { token: mona })).body.data;
  expect(pluck(history, 'to')).toEqual(['read', 'done', 'read']);
  expect((await call(`/${'a'.repeat(24)}`, { token: mona })).status).toBe(404);
});

test('a message is kept as new without its words being sent back, and mailed to the clinic, which can answer it', async () => {
  const infos = backend.strapi.documents('api::main-info.main-info');
  const data = { siteName: 'Clinic', phone: '+20220000100', email: 'hello@clinic.example' };
  await infos.create({ locale: 'en', status: 'published', data });
  const sendInArabic = () => send({ ...message, language: 'ar' });
  const [{ status, body }, atOnce] = await Promise.all([sendInArabic(), sendInArabic()]);
  expect([status, Object.keys(body.data)]).toEqual([201, ['documentId']]);
  const { documentId } = body.data;
  // Sent twice at once, or again after its answer got lost, it is the same one.
  for (const again of [atOnce, await sendInArabic()]) expect(dataOf(again, 201)).toEqual({ documentId });
  const messages = backend.strapi.db.query('api::contact-message.contact-message');
  const stored = await messages.findOne({ where: { documentId } });
  expect(stored).toMatchObject({ ...message, language: 'ar', handling: 'new' });
  const folder = `${backend.environment.DATA_DIR}/mail`;
  const mails = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []);
  await until(() => mails().length === 1);
  const raw = readFileSync(`${folder}/${mails()[0]}`, 'utf8');
  expect(raw).toMatch(/^To: hello@clinic\.example\r$/m);
  expect(raw).toMatch(/^Reply-To: .*<mona@example\.org>\r$/m);
  expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
  const mailed = { kind: 'contact-message', recipient: 'hello@clinic.example' };
  expect(await backend.db('outbox_messages').where({ reference: documentId })).toMatchObject([mailed]);
});

test('one address cannot write without end, and each bad field is named', async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 7; turn += 1)
    statuses.push((await send(message, { 'X-Client-IP': '203.0.113.9' })).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  expect((await send(message, { 'X-Client-IP': '203.0.113.10' })).status).toBe(201);

  expect(refusalOf(await send({}))).toEqual([400, 'name required', 'email required', 'message required']);
  const wrong = { ...message, name: 'x'.repeat(121), email: 'mona', handling: 'done' };
  const said = [400, 'name tooLong', 'email invalid', 'handling unknownField'];
  expect(refusalOf(await send(wrong))).toEqual(said);
  const lines = { ...message, name: 'Mona\r\nBcc: all@example.org' };
  expect(refusalOf(await send(lines))).toEqual([400, 'name invalid']);
});
