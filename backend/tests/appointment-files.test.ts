import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
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

test('what a patient takes along a calendar entry that says it is not confirmed yet', async () => {
  const answer = await download(`${own.number}/calendar`, { 'X-Manage-Key': own.key });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/calendar; charset=utf-8/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const event = new ICAL.Component(ICAL.parse(await answer.text())).getFirstSubcomponent('vevent');
  expect(event?.getFirstPropertyValue('uid')).toBe(`${own.number}@clinic.example`);
  expect(event?.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(String(event?.getFirstPropertyValue('summary'))).toContain('Dr Mona');
  expect(new Date(String(event?.getFirstPropertyValue('dtstart'))).toISOString()).toBe(at('10:00'));
});

test('what a patient takes along a page to print, also with the key made for downloads', async () => {
  const answer = await download(`${own.number}/sheet?locale=ar`, { 'X-File-Key': await fileKeyOf(own) });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const texts = await pageText(Buffer.from(await answer.arrayBuffer()));
  expect(texts.map((one) => one.text)).toContain(own.number);
});

type Attempt = { number: string; headers: Record<string, string> };

const CALLS = [
  { call: '', method: 'GET' },
  { call: '/calendar', method: 'GET' },
  { call: '/sheet', method: 'GET' },
  { call: '/answers', method: 'GET' },
  { call: '/answers', method: 'POST' },
  { call: '/cancel', method: 'POST' },
  { call: '/move', method: 'POST' },
];

describe("another patient's appointment", () => {
  let attempts: Attempt[];

  beforeAll(async () => {
    const fileKey = await fileKeyOf(own);
    const expired = new FileKeys(backend.environment.ENCRYPTION_KEY ?? '').keyFor({
      bookingNumber: own.number,
      now: Date.now() - 3_600_000,
    });
    const withKey = (number: string, headers: Record<string, string>) => ({ number, headers });
    attempts = [
      withKey(own.number, {}),
      withKey(own.number, { 'X-Manage-Key': other.key }),
      withKey(own.number, {
        'X-Manage-Key': own.key.toLowerCase() === own.key ? 'x' : own.key.toLowerCase(),
      }),
      withKey(own.number, { 'X-Manage-Key': `${own.key}A` }),
      withKey(own.number, { 'X-Manage-Key': own.number }),
      withKey(own.number, { 'X-File-Key': own.key }),
      withKey(own.number, { 'X-File-Key': await fileKeyOf(other) }),
      withKey(own.number, { 'X-File-Key': expired }),
      withKey(other.number, { 'X-Manage-Key': own.key }),
      withKey(other.number, { 'X-File-Key': fileKey }),
      withKey('2222-2222', { 'X-Manage-Key': own.key, 'X-File-Key': fileKey }),
      withKey(`${other.number}%2F..%2F${own.number}`, { 'X-Manage-Key': own.key, 'X-File-Key': fileKey }),
      withKey(`${other.number}%00`, { 'X-Manage-Key': own.key, 'X-File-Key': fileKey }),
      withKey('%', { 'X-Manage-Key': own.key, 'X-File-Key': fileKey }),
      withKey('..%2F..%2Fcards', { 'X-Manage-Key': own.key, 'X-File-Key': fileKey }),
    ];
  });

  test.each(CALLS)(
    'cannot be reached by any change of number, key or path: $method by-number/…$call',
    async ({ call, method }) => {
      for (const { number, headers } of attempts) {
        const answer = await download(`${number}${call}`, headers, {
          method,
          ...(method === 'POST'
            ? { body: JSON.stringify({ data: { version: 1, startsAt: at('12:00') } }) }
            : {}),
        });
        expect([400, 404]).toContain(answer.status);
        expect(await answer.text()).not.toMatch(/VCALENDAR|%PDF|Mona|Laila/);
      }
      for (const { number, key } of [own, other]) {
        const { body } = await booker.get(`/appointments/by-number/${number}`, { 'X-Manage-Key': key });
        expect(body.data).toMatchObject({ status: 'pending', version: 1 });
      }
    },
  );

  test('the key made for downloads neither shows nor changes the appointment itself', async () => {
    const headers = { 'X-File-Key': await fileKeyOf(own), 'X-Manage-Key': await fileKeyOf(own) };
    expect((await download(own.number, headers)).status).toBe(404);
    const body = JSON.stringify({ data: { version: 1 } });
    expect((await download(`${own.number}/cancel`, headers, { method: 'POST', body })).status).toBe(404);
  });
});
