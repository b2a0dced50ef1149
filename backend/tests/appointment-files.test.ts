import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { FileKeys } from '../src/appointments/record/file-key';
import { at, startClinic } from './support/clinic';
import { pageText } from './support/pdf';

const { backend, booker, ...does } = await startClinic({ env: { SITE_URL: 'https://clinic.example' } });
const book = async (startsAt: string) => {
  const { bookingNumber: number, manageKey: key } = await does.book({ startsAt });
  return { number, key };
};
const own = await book(at('10:00'));
const other = await book(at('11:00'));

function download(path: string, headers: Record<string, string>, more: RequestInit = {}): Promise<Response> {
  const website = { 'X-Website-Key': backend.websiteHeaders['X-Website-Key'] };
  const sent = { 'Content-Type': 'application/json', ...website, ...headers };
  return fetch(`${backend.url}/api/appointments/by-number/${path}`, { ...more, headers: sent });
}

async function fileKeyOf({ number, key }: { number: string; key: string }): Promise<string> {
  const { body } = await booker.get(`/appointments/by-number/${number}`, { 'X-Manage-Key': key });
  return body.data.fileKey;
}

test('a patient takes along a calendar entry that says it is not confirmed yet, and a page to print, also with the key made for downloads, which neither shows nor changes the appointment', async () => {
  const answer = await download(`${own.number}/calendar`, { 'X-Manage-Key': own.key });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/calendar; charset=utf-8/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const event = new ICAL.Component(ICAL.parse(await answer.text())).getFirstSubcomponent('vevent');
  const read = (name: string) => String(event?.getFirstPropertyValue(name));
  expect([read('uid'), read('status')]).toEqual([`${own.number}@clinic.example`, 'TENTATIVE']);
  expect(read('summary')).toContain('Dr Mona');
  expect(new Date(read('dtstart')).toISOString()).toBe(at('10:00'));

  const sheet = await download(`${own.number}/sheet?locale=ar`, { 'X-File-Key': fileKey });
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const texts = await pageText(Buffer.from(await sheet.arrayBuffer()));
  expect(texts.map((one) => one.text)).toContain(own.number);

  const headers = { 'X-File-Key': fileKey, 'X-Manage-Key': fileKey };
  expect((await download(own.number, headers)).status).toBe(404);
  const body = JSON.stringify({ data: { version: 1 } });
  expect((await download(`${own.number}/cancel`, headers, { method: 'POST', body })).status).toBe(404);
});

const fileKey = await fileKeyOf(own);
const keys = new FileKeys(backend.environment.ENCRYPTION_KEY ?? '');
const expired = keys.keyFor({ bookingNumber: own.number, now: Date.now() - 3_600_000 });
const shouted = own.key.toLowerCase();
const both = { 'X-Manage-Key': own.key, 'X-File-Key': fileKey };
const ATTEMPTS: [string, Record<string, string>][] = [
  [own.number, {}],
  [own.number, { 'X-Manage-Key': other.key }],
  [own.number, { 'X-Manage-Key': shouted === own.key ? 'x' : shouted }],
  [own.number, { 'X-Manage-Key': `${own.key}A` }],
  [own.number, { 'X-Manage-Key': own.number }],
  [own.number, { 'X-File-Key': own.key }],
  [own.number, { 'X-File-Key': await fileKeyOf(other) }],
  [own.number, { 'X-File-Key': expired }],
  [other.number, { 'X-Manage-Key': own.key }],
  [other.number, { 'X-File-Key': fileKey }],
  ['2222-2222', both],
  [`${other.number}%2F..%2F${own.number}`, both],
  [`${other.number}%00`, both],
  ['%', both],
  ['..%2F..%2Fcards', both],
];

const CALLS = 'GET |GET /calendar|GET /sheet|GET /answers|POST /answers|POST /cancel|POST /move'.split('|');
test.each(CALLS)("another patient's appointment is reached by no number, key or path: %s", async (call) => {
  const [method, path] = call.split(' ');
  const body = JSON.stringify({ data: { version: 1, startsAt: at('12:00') } });
  for (const [number, headers] of ATTEMPTS) {
    const sent = { method, ...(method === 'POST' ? { body } : {}) };
    const answer = await download(`${number}${path}`, headers, sent);
    expect([400, 404]).toContain(answer.status);
    expect(await answer.text()).not.toMatch(/VCALENDAR|%PDF|Mona|Laila/);
  }
  for (const { number, key } of [own, other]) {
    const { body } = await booker.get(`/appointments/by-number/${number}`, { 'X-Manage-Key': key });
    expect(body.data).toMatchObject({ status: 'pending', version: 1 });
  }
});
