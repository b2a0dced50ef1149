import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tellOfChanges } from '../../support/builds';
import { startEdge } from '../../support/edge';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { type LogLine, parseLogLines, readLogLines } from '../../support/log-lines';
import { endAfter } from '../../support/servers';

test.describe.configure({ mode: 'serial' });

const ID = /^[0-9a-f]{32}$/;

let edge: Awaited<ReturnType<typeof startEdge>>;
const ending = endAfter();

// The shipped edge before the site under test, which trusts it.
test.beforeAll(async () => {
  const port = Number(new URL(environment.siteUrl).port);
  edge = ending(await startEdge({ websitePorts: [port], ready: '/en/faq' }));
});

const withId = (lines: LogLine[], id: string) => lines.filter(({ requestId }) => requestId === id);
const edgeLines = (id: string) => withId(parseLogLines(edge.written()), id);
const websiteLines = (id: string) => withId(readLogLines(environment.websiteLog), id);
const written = () => [edge.written(), readFileSync(environment.websiteLog, 'utf8')].join('\n');
const backendLines = (id: string) => withId(readLogLines(environment.backendLog), id);

test('one id is found at the edge, in the website, in the backend, in the mail and with the visitor', async () => {
  const planted = `Writer${randomBytes(5).toString('hex')}`;
  const who = { name: planted, email: `${planted}@patients.example` };
  const body = new URLSearchParams({ ...who, message: `${planted} asks when you open`, elapsed: '9000' });
  const headers = { Origin: edge.url };
  const answer = await fetch(`${edge.url}/en/contact/message`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  const id = answer.headers.get('x-request-id') ?? '';
  expect(id).toMatch(ID);

  // It writes when it has answered.
  const posted = { method: 'POST', status: 200 };
  const atEdge = { part: 'edge', route: '/[locale]/contact', ...posted };
  await expect.poll(() => edgeLines(id)).toMatchObject([atEdge]);
  await expect.poll(() => websiteLines(id)).toHaveLength(1);
  const inWebsite = { part: 'website', msg: 'request', route: '/[locale]/contact/message', ...posted };
  expect(websiteLines(id)).toMatchObject([inWebsite]);
  await expect.poll(() => backendLines(id).some(({ msg }) => msg === 'job')).toBe(true);
  for (const line of [
    { part: 'backend', msg: 'request', route: '/api/contact-messages', status: 201 },
    { msg: 'job', job: 'mail', kind: 'contact-message', outcome: 'sent' },
  ])
    expect(backendLines(id)).toContainEqual(expect.objectContaining(line));
  const mail = backendLines(id).find(({ msg }) => msg === 'job')?.mail;
  const directory = join(dirname(environment.databaseFile), 'mail');
  const file = readdirSync(directory).find((name) => name.endsWith(`${String(mail)}.eml`));
  const sent = readFileSync(join(directory, String(file)), 'utf8');
  expect(sent).toMatch(new RegExp(`^X-Request-Id: ${id}`, 'im'));
  expect(written() + readFileSync(environment.backendLog, 'utf8')).not.toContain(planted);
});

// An id from outside without an edge: settings.spec.ts.
test('a read that Next keeps says on account of which request it is made; what the edge has kept has the id of its own request; one from outside is not taken', async () => {
  await test.step('a read that Next keeps', async () => {
    await tellOfChanges({ site: environment.siteUrl, types: ['doctor'] });
    const answer = await fetch(`${edge.url}/en/doctors?q=nobody-of-this-name`);
    const id = answer.headers.get('x-request-id') ?? '';
    await expect.poll(() => backendLines(id).some(({ route }) => route === '/api/doctors')).toBe(true);
    expect(answer.status).toBe(200);
  });

  await test.step('what the edge has kept', async () => {
    const ask = async () => (await fetch(`${edge.url}/en/faq`)).headers.get('x-request-id') ?? '';
    const ids = new Set<string>();
    // It keeps a page for a second, which may be over before the next visitor on a busy machine.
    const cacheOfNext = async () => {
      const id = await ask();
      expect(ids).not.toContain(id);
      ids.add(id);
      await expect.poll(() => edgeLines(id)).toHaveLength(1);
      return edgeLines(id)[0]?.cache;
    };
    await expect.poll(cacheOfNext, { intervals: [0] }).toBe('HIT');
  });

  await test.step('an id from outside, or that is none', async () => {
    for (const forged of [randomBytes(16).toString('hex'), 'Mona 0100']) {
      const answer = await fetch(`${edge.url}/en/faq`, { headers: { 'X-Request-Id': forged } });
      expect(answer.headers.get('x-request-id')).toMatch(ID);
      expect(answer.headers.get('x-request-id')).not.toBe(forged);
      expect(written()).not.toContain(forged);
    }
  });
});
