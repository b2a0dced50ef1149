import { randomUUID } from 'node:crypto';
import { type Answer, at, newPhone, read } from './clinic';
import type { TestClinic } from './clinic-content';
import { documentsOf } from './documents';
import type { TestBackend } from './strapi';

/** Token of a call, else that of the website, and its `data`, by which a GET becomes a POST. */
export type Asked = { token?: string; data?: unknown; method?: string; headers?: Record<string, string> };

/** Makes a call of the backend, `path` without /api. */
export async function ask(
  { url, websiteHeaders }: TestBackend,
  path: string,
  { token, data, method = data === undefined ? 'GET' : 'POST', headers }: Asked = {},
): Promise<Answer> {
  const who = token
    ? { Authorization: `Bearer ${token}` }
    : { 'X-Website-Key': websiteHeaders['X-Website-Key'] };
  const asked = {
    method,
    headers: { ...who, 'Content-Type': 'application/json', ...headers },
    ...(data === undefined ? {} : { body: JSON.stringify({ data }) }),
  };
  let answer = await read(await fetch(`${url}/api${path}`, asked));
  // Days are still being added up: whoever asks is told to ask again.
  while (answer.body?.error?.name === 'FiguresPendingError')
    answer = await read(await fetch(`${url}/api${path}`, asked));
  return answer;
}

export interface Booker {
  post: (data: Record<string, unknown>, options?: { key?: string; holdKey?: string }) => Promise<Answer>;
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** A complete booking by a patient of its own; fields given win. */
  request: (fields?: Record<string, unknown>) => Record<string, unknown>;
}

/** Speaks to the booking calls as the website does. */
export function createBooker(backend: TestBackend, { branch, doctor }: TestClinic): Booker {
  return {
    post: (data, { key = randomUUID(), holdKey } = {}) => {
      const headers = { 'Idempotency-Key': key, ...(holdKey ? { 'X-Hold-Key': holdKey } : {}) };
      return ask(backend, '/appointments', { data, headers });
    },
    get: (path, headers = {}) => ask(backend, path, { headers }),
    request: (fields = {}) => ({
      ...{ branch, doctor, startsAt: at('10:00'), firstName: 'Laila', lastName: 'Hassan', phone: newPhone() },
      ...{ age: 34, contractType: 'cash', consent: true, locale: 'en' },
      ...fields,
    }),
  };
}

/** Number and key that a patient holds of a booking. */
export type OwnBooking = { bookingNumber: string; manageKey: string };

/** Makes a call with the key of a booking; without data, looks at it. */
export const asPatient = (
  backend: TestBackend,
  { bookingNumber, manageKey }: OwnBooking,
  verb = '',
  data?: unknown,
) =>
  ask(backend, `/appointments/by-number/${bookingNumber}${verb && `/${verb}`}`, {
    data,
    headers: { 'X-Manage-Key': manageKey },
  });

/** The stored row of a booking. */
export const rowOf = ({ strapi }: TestBackend, { bookingNumber }: Pick<OwnBooking, 'bookingNumber'>) =>
  strapi.db.connection('appointments').where({ booking_number: bookingNumber }).first();

/** Has an editor change the booking settings. */
export async function changeSettings({ strapi }: TestBackend, data: Record<string, unknown>): Promise<void> {
  const documents = documentsOf(strapi, 'booking-setting');
  const [known] = await documents.findMany({ locale: 'en' });
  await documents.update({ documentId: known?.documentId ?? '', locale: 'en', data });
}
