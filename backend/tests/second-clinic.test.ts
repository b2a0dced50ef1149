import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDemonstration } from '../seed/load/content';
import { read as readResponse } from './support/clinic';
import { appDirectory } from './support/directories';
import { startStrapi, type TestBackend } from './support/strapi';

// A dental group in Riyadh: another country, week, zone and specialty, and not a line of code of its own.
let backend: TestBackend;
beforeAll(async () => {
  backend = await startStrapi({ env: { SEED: 'dental', DEMO_APPOINTMENTS: 'yes' }, isFirstStart: true });
}, 300_000);
afterAll(() => backend?.stop());

const read = async (path: string) => {
  const response = await fetch(`${backend.url}/api/${path}`, { headers: backend.websiteHeaders });
  const { status, body } = await readResponse(response);
  expect(status, path).toBe(200);
  return body;
};
const appointments = () => backend.strapi.db.connection('appointments');

test('SEED names the clinic an empty database is filled with, in both languages', async () => {
  for (const { noun, entries } of readDemonstration(join(appDirectory, 'seed', 'dental'))) {
    const { kind, info } = backend.strapi.contentType(`api::${noun}.${noun}`);
    if (kind === 'singleType') await read(`${info.singularName}?locale=ar`);
    else
      for (const locale of ['en', 'ar'])
        expect(
          (await read(`${info.pluralName}?locale=${locale}&pagination[pageSize]=1`)).meta.pagination.total,
          noun,
        ).toBe(entries.length);
  }
});

test('its free times are those of Riyadh’s clock and the hours of its branches', async () => {
  const [branch] = (await read('branches?locale=en&filters[locality][$eq]=Al Olaya')).data;
  const [doctor] = (await read('doctors?locale=en&filters[name][$contains]=Faisal')).data;
  const from = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const { data, meta } = await read(
    `availability?doctor=${doctor.documentId}&branch=${branch.documentId}&from=${from}&days=14`,
  );
  expect(meta.timeZone).toBe('Asia/Riyadh');
  const starts = data.flatMap((day: { slots: { startsAt: string }[] }) =>
    day.slots.map(({ startsAt }) =>
      new Date(startsAt).toLocaleTimeString('en-GB', { timeZone: 'Asia/Riyadh' }).slice(0, 5),
    ),
  );
  expect(starts.length).toBeGreaterThan(20);
  expect(starts.filter((time: string) => time < '09:00' || time >= '14:00')).toEqual([]);
});

test('its desk has three months of patients of Riyadh, with phones that reach nobody', async () => {
  const rows = await appointments().select('phone', 'time_zone', 'additional_notes');
  expect(rows.length).toBeGreaterThan(500);
  expect(new Set(rows.map(({ time_zone }) => time_zone))).toEqual(new Set(['Asia/Riyadh']));
  expect(rows.filter(({ phone }) => !/^\+9661100[01][1-9]\d{3}$/.test(phone))).toEqual([]);
});
