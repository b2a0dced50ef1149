import { expect, inject, test } from 'vitest';
import { servicesOf } from '../src/platform/services';
import { read as answerOf, dataOf, pluck } from './support/clinic';
import { createDoctor } from './support/content';
import { documentsOf } from './support/documents';
import { postJson } from './support/staff';
import { startStrapi } from './support/strapi';
import { until } from './support/until';

const backend = await startStrapi({ env: { EDITOR_PROXIES: '127.0.0.1, ::1' } });
const { strapi } = backend;

test('nothing of metrics, traces and Valkey is loaded while nobody asks for them', () => {
  const { packages } = inject('templates');
  const asked = ['koa', 'prom-client', '@opentelemetry/sdk-trace', 'iovalkey'];
  expect(asked.filter((name) => packages.includes(name))).toEqual(['koa']);
});

const ORIGINS = [undefined, 'http://127.0.0.1:3000', 'https://elsewhere.example', 'null'];
test.each(ORIGINS)('a page of the origin %s may not read an answer', async (origin) => {
  const headers = { ...backend.websiteHeaders, ...(origin ? { Origin: origin } : {}) };
  const response = await fetch(`${backend.url}/api/doctors`, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(response.headers.get('x-powered-by')).toBeNull();
});

test('what runs by the clock has nothing to do, and does not fail, while a clinic has not written its settings', async () => {
  expect(await strapi.db.query('api::booking-setting.booking-setting').count()).toBe(0);
  const { jobs } = servicesOf(strapi);
  const scheduled = strapi.cron.jobs.filter(({ name }) => jobs.list().some((known) => known.name === name));
  const known = ['tellNewDay', 'removeCards', 'recheckAppointments'];
  expect(scheduled.map(({ name }) => name)).toEqual(expect.arrayContaining(known));
  for (const { job } of scheduled) job.invoke();
  const states = () => jobs.list().filter(({ name }) => scheduled.some((one) => one.name === name));
  await until(() => states().every((job) => job.lastSuccessAt !== null || job.lastFailureAt !== null));
  expect(states().flatMap(({ name, lastFailureAt }) => (lastFailureAt === null ? [] : name))).toEqual([]);
});

const documentId = await createDoctor({ strapi, name: 'Hala Mansour', arabicName: 'هالة منصور' });

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}/api/${path}`, { headers });
const read = (path: string) => get(path, { Authorization: backend.websiteHeaders.Authorization });

test('with the key of the website unknown parameters and too long pages are refused or bounded, and a draft is given to it, when it proves itself, for a preview, and by no other list, search or id', async () => {
  expect((await read('doctors?colour=blue')).status).toBe(400);
  const { body } = await answerOf(await read('doctors?pagination[pageSize]=1000'));
  expect(body.meta.pagination.pageSize).toBe(100);

  const draft = 'Hala Mansour, not yet public';
  const doctors = documentsOf(strapi, 'doctor');
  await doctors.update({ documentId, locale: 'en', data: { name: draft } });
  await doctors.create({ locale: 'en', data: { name: 'Only a draft' } });
  const namesIn = async (answer: Response) => pluck(dataOf(await answerOf(answer)), 'name').sort();
  for (const query of ['', '?status=published', '?status=draft'])
    expect(await namesIn(await read(`doctors${query}`)), query).toEqual(['Hala Mansour']);
  expect(await namesIn(await read('doctors?filters[name][$contains]=not yet'))).toEqual([]);
  expect(dataOf(await answerOf(await read(`doctors/${documentId}?status=draft`))).name).toBe('Hala Mansour');
  const previewed = await namesIn(await get('doctors?status=draft', backend.websiteHeaders));
  expect(previewed).toEqual([draft, 'Only a draft']);
  const refused = ['status=bogus', 'status[]=draft', 'status[$ne]=published'];
  for (const query of [...refused, 'publicationFilter=never-published']) {
    const response = await read(`doctors?${query}`);
    expect(response.status, query).toBe(400);
    expect(await response.text()).not.toContain('draft');
  }
});

test('nobody else can escape the limit by naming another address', async () => {
  const statuses: number[] = [];
  const said = { identifier: 'stranger@clinic.example', password: 'wrong-password-1' };
  for (let index = 0; index < 12; index += 1) {
    const address = `198.51.100.${index}`;
    const named = { 'X-Client-IP': address, 'X-Forwarded-For': address, 'X-Website-Key': 'not the key' };
    statuses.push((await postJson(`${backend.url}/api/auth/local`, said, named)).status);
  }
  expect(statuses).toContain(429);
});

test('guesses at the editor from many addresses are slowed by the account, and its owner comes in', async () => {
  const { STAFF_EMAIL: email = '', EDITOR_PASSWORD: right = '' } = backend.environment;
  const signIn = async (address: string, password: string) => {
    const headers = { 'X-Client-IP': address };
    return (await postJson(`${backend.url}/admin/login`, { email, password }, headers)).status;
  };
  const guess = (last: number) => signIn(`198.51.100.${last}`, 'A-wrong-guess-1');
  expect(await signIn('192.0.2.1', right)).toBe(200);
  for (let last = 1; last <= 20; last += 1) expect(await guess(last)).toBe(400);
  let isOwnerIn = false;
  const late = [21, 22, 23].map(async (last) => ({ status: await guess(last), waited: isOwnerIn }));
  // From where the owner signed in before, nobody waits, while the guesses wait for their turn.
  expect(await signIn('192.0.2.1', right)).toBe(200);
  isOwnerIn = true;
  const answers = await Promise.all(late);
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThan(3);
  expect(answers.map(({ waited }) => waited)).toContain(true);
});
