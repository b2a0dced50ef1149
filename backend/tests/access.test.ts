import { beforeAll, describe, expect, inject, test } from 'vitest';
import { health } from '../src/contract/health';
import { servicesOf } from '../src/platform/services';
import { createDoctor } from './support/content';
import { documentsOf } from './support/documents';
import { readAnswer } from './support/json';
import { startStrapi } from './support/strapi';
import { until } from './support/until';

const backend = await startStrapi();

test('nothing of metrics, traces and Valkey is loaded while nobody asks for them', () => {
  const { packages } = inject('templates');
  const asked = ['koa', 'prom-client', '@opentelemetry/sdk-trace', 'iovalkey'];
  expect(asked.filter((name) => packages.includes(name))).toEqual(['koa']);
});

test('a backend says that it is ready, and what it found of all it needs', async () => {
  const ready = async () => {
    const answer = await fetch(`${backend.url}/health/ready`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    return health.parse(await answer.json());
  };
  const checks = { database: 'ok', disk: 'ok', pictures: 'ok' };
  expect(await ready()).toMatchObject({ status: 'ready', checks });
  expect((await fetch(`${backend.url}/health/live`)).status).toBe(200);
});

test.each([undefined, 'http://127.0.0.1:3000', 'https://elsewhere.example', 'null'])(
  'a page of the origin %s may not read an answer',
  async (origin) => {
    const headers = { ...backend.websiteHeaders, ...(origin ? { Origin: origin } : {}) };
    const response = await fetch(`${backend.url}/api/doctors`, { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('x-powered-by')).toBeNull();
  },
);

test('what runs by the clock has nothing to do, and does not fail, while a clinic has not written its settings', async () => {
  const { strapi } = backend;
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

const { strapi } = backend;
const documentId = await createDoctor({ strapi, name: 'Hala Mansour', arabicName: 'هالة منصور' });

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}/api/${path}`, { headers });
const read = (path: string) => get(path, { Authorization: backend.websiteHeaders.Authorization });

test('with the key of the website unknown parameters and too long pages are refused or bounded', async () => {
  expect((await read('doctors?colour=blue')).status).toBe(400);
  const { meta } = await readAnswer(await read('doctors?pagination[pageSize]=1000'));
  expect(meta.pagination.pageSize).toBe(100);
});

describe('a draft', () => {
  const draftName = 'Hala Mansour, not yet public';

  beforeAll(async () => {
    const doctors = documentsOf(backend.strapi, 'doctor');
    await doctors.update({ documentId, locale: 'en', data: { name: draftName } });
    await doctors.create({ locale: 'en', data: { name: 'Only a draft' } });
  });

  test.each([
    ['', ['Hala Mansour']],
    ['?status=published', ['Hala Mansour']],
    ['?status=draft', ['Hala Mansour']],
    ['?filters[name][$contains]=not yet', []],
  ])('is not in the list, nor found by what it says, with "%s"', async (query, names) => {
    const { data } = await readAnswer<{ name: string }[]>(await read(`doctors${query}`));
    expect(data.map(({ name }) => name)).toEqual(names);
  });

  test('is given to the website, which proves itself, for an editor who looks at a preview', async () => {
    const answer = await get('doctors?status=draft', backend.websiteHeaders);
    const { data } = await readAnswer<{ name: string }[]>(answer);
    expect(data.map(({ name }) => name).sort()).toEqual([draftName, 'Only a draft'].sort());
  });

  test('is not answered by its id', async () => {
    const { data } = await readAnswer(await read(`doctors/${documentId}?status=draft`));
    expect(data.name).toBe('Hala Mansour');
  });

  test.each(['status=bogus', 'status[]=draft', 'status[$ne]=published', 'publicationFilter=never-published'])(
    'is not reached by ?%s',
    async (query) => {
      const response = await read(`doctors?${query}`);
      expect(response.status).toBe(400);
      expect(await response.text()).not.toContain('draft');
    },
  );
});

/** An account of its own for each case, because failures of one account slow whoever tries it next. */
const signIn = (account: string, headers: Record<string, string>) =>
  fetch(`${backend.url}/api/auth/local`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ identifier: `${account}@clinic.example`, password: 'wrong-password-1' }),
  });
const statuses = async (account: string, headers: (index: number) => Record<string, string>) => {
  const answers: number[] = [];
  for (let index = 0; index < 12; index += 1) answers.push((await signIn(account, headers(index))).status);
  return answers;
};

test('nobody else can escape the limit by naming another address', async () => {
  const answers = await statuses('stranger', (index) => ({
    'X-Client-IP': `198.51.100.${index}`,
    'X-Forwarded-For': `198.51.100.${index}`,
    'X-Website-Key': 'not the key',
  }));
  expect(answers).toContain(429);
});
