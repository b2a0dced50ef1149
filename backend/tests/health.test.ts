import { expect, inject, test } from 'vitest';
import { health } from '../src/contract/health';
import { servicesOf } from '../src/platform/services';
import { startStrapi } from './support/strapi';
import { until } from './support/until';

const backend = await startStrapi();

test('the health address answers without saying anything about the backend', async () => {
  const response = await fetch(`${backend.url}/_health`);
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
});

test('nothing of metrics, traces and Valkey is loaded while nobody asks for them', () => {
  const { packages } = inject('template');
  const asked = ['koa', 'prom-client', '@opentelemetry/sdk-trace', 'iovalkey'];
  expect(asked.filter((name) => packages.includes(name))).toEqual(['koa']);
});

test('a backend says that it is ready, and which of what it needs wants a look', async () => {
  const ready = async () => {
    const answer = await fetch(`${backend.url}/health/ready`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    return health.parse(await answer.json());
  };
  expect(await ready()).toEqual({ status: 'ready', checks: { database: 'ok', outbox: 'ok', disk: 'ok' } });
  expect((await fetch(`${backend.url}/health/live`)).status).toBe(200);

  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  await backend.strapi.db.connection('outbox_messages').insert({
    ...{ document_id: 'a'.repeat(24), kind: 'test', reference: 'one', recipient: 'clinic@example.org' },
    ...{ subject: '', text: '', state: 'waiting', attempts: 5, due_at: tomorrow },
  });
  await until(async () => (await ready()).status === 'degraded');
  expect((await ready()).checks).toEqual({ database: 'ok', outbox: 'warning', disk: 'ok' });
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
  expect(scheduled.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['tellNewDay', 'removeCards', 'recheckAppointments']),
  );
  for (const { job } of scheduled) job.invoke();
  const states = () => jobs.list().filter(({ name }) => scheduled.some((one) => one.name === name));
  await until(() =>
    states().every(({ lastSuccessAt, lastFailureAt }) => lastSuccessAt !== null || lastFailureAt !== null),
  );
  expect(states().flatMap(({ name, lastFailureAt }) => (lastFailureAt === null ? [] : name))).toEqual([]);
});
