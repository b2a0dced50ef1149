import { afterAll, beforeAll, expect, test } from 'vitest';
import { servicesOf } from '../src/platform/services';
import { startStrapi, type TestBackend } from './support/strapi';
import { until } from './support/until';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startStrapi();
});
afterAll(() => backend?.stop());

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
