import { type Answer, read } from './clinic';
import { documentsOf } from './documents';
import type { TestBackend } from './strapi';

/** How a call is made: by whose token, else as the website; with what of its `data`, by which a GET becomes a POST. */
export interface Asked {
  token?: string;
  data?: unknown;
  method?: string;
  headers?: Record<string, string>;
}

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

/** What a patient holds of a booking. */
export interface OwnBooking {
  bookingNumber: string;
  manageKey: string;
}

/** What the holder of a booking's key does with it; without data, looks at it. */
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
