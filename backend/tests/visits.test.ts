import { expect, test } from 'vitest';
import { servicesOf } from '../src/platform/services';
import { addDays, dateAt } from '../src/scheduling/zone';
import { dataOf } from './support/clinic';
import { asVisitor } from './support/staff';
import { startDesk } from './support/staff-desk';
import { until } from './support/until';

const ZONE = 'Africa/Cairo';
const today = () => dateAt(Date.now(), ZONE);

const desk = await startDesk();

async function view(data: Record<string, unknown>, headers = asVisitor(desk.backend)): Promise<number> {
  return (await desk.ask('/visits', { data, headers })).status;
}

const seen = (page: string, from = 'direct', language = 'en') => view({ page, from, language });
// Around midnight what a test counts may lie on two days.
const visits = (from = addDays(today(), -1), to = addDays(today(), 1)) =>
  desk.call(`/visits?from=${from}&to=${to}`, { token: desk.manager });

async function switchOn(countsVisits: boolean): Promise<void> {
  await desk.settings({ countsVisits });
  await until(async () => (await visits()).body.data.isOn === countsVisits);
}

const rows = () => desk.backend.db('visit_counts');

test('views of pages are counted once the clinic says so, by day, page, language and where readers came from, and nothing else is kept', async () => {
  expect(await seen('home')).toBe(204);
  expect(dataOf(await visits())).toMatchObject({ isOn: false, total: { views: 0, visits: 0 }, pages: [] });
  expect(await rows()).toEqual([]);
  await switchOn(true);
  for (const page of ['home', 'home', 'doctor/3']) expect(await seen(page, 'search')).toBe(204);
  await seen('doctor/3', 'home', 'ar');
  await seen('booking', 'doctor', 'ar');
  await seen('booking/time', 'booking', 'ar');
  await seen('booking/sent', 'booking', 'ar');
  const { body } = await visits();
  expect(body.data.total).toEqual({ views: 5, visits: 3, booking: 1, times: 1, requests: 1 });
  expect(body.data.pages).toEqual([
    { page: 'doctor/3', views: 2, visits: 1 },
    { page: 'home', views: 2, visits: 2 },
    { page: 'booking', views: 1, visits: 0 },
  ]);
  expect(body.data.ways).toEqual([{ from: 'doctor', booking: 1 }]);
  expect(body.data.sources).toContainEqual({ source: 'search', now: 3, before: 0 });
  expect(body.data.languages).toEqual([
    { language: 'en', views: 3 },
    { language: 'ar', views: 2 },
  ]);
  expect(body.data.days.reduce((sum: number, { views }: { views: number }) => sum + views, 0)).toBe(5);
  const [row] = await rows();
  const kept = Object.keys(row).filter((name) => row[name] !== null);
  expect(kept).toEqual(expect.arrayContaining(['day', 'page', 'language', 'came_from', 'total']));
  expect(kept.filter((name) => /(_at|_by_id|locale|document_id)$/.test(name))).toEqual([]);
});

test('views of pages that are malformed are refused, nobody counts for long without pause, and the rest of a day of made-up numbers counts for their section', async () => {
  for (const page of ['', 'nothing', 'doctor/x', 'doctor/1/2', '../x', 'doctor/12345678'])
    expect(await seen(page)).toBe(400);
  expect(await view({ page: 'home', from: 'https://evil.example/?q=x', language: 'en' })).toBe(400);
  expect(await view({ page: 'home', from: 'direct', language: 'en', address: '10.0.0.1' })).toBe(400);
  const visitor = asVisitor(desk.backend);
  const all = await Promise.all(
    Array.from({ length: 250 }, () => view({ page: 'faq', from: 'direct', language: 'en' }, visitor)),
  );
  expect(all.filter((status) => status === 429)).toHaveLength(10);

  const { pageViews: counts } = servicesOf(desk.backend.strapi);
  const now = Date.now() + 5 * 86_400_000;
  for (let number = 1; number <= 3100; number += 1)
    counts.count({ view: { page: `blog/${number}`, language: 'en', from: 'direct' }, timeZone: ZONE, now });
  await counts.fold();
  const day = dateAt(now, ZONE);
  expect(await rows().where({ day }).whereLike('page', 'blog/%')).toHaveLength(3000);
  expect(Number((await rows().where({ day, page: 'blog' }).first()).total)).toBe(100);
});
