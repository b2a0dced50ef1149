import { randomUUID } from 'node:crypto';
import { expect, inject } from 'vitest';
import { addDays, dateAt } from '../../src/scheduling/zone';
import { type TestClinic, TIME_ZONE } from './clinic-content';
import { documentsOf } from './documents';
import { type NewAccount, PASSWORD, signIn } from './staff';
import { type StartOptions, startStrapi, type TestBackend } from './strapi';

export { DAY, HOUR, MINUTE } from '../../src/scheduling/zone';

/** A date on which nothing but the test's own bookings exists. */
export const BOOKING_DATE = addDays(dateAt(Date.now(), TIME_ZONE), 10);

/** An instant of the booking date by the clock of the branch. Cairo is asked, not assumed. */
export function at(time: string, date = BOOKING_DATE): string {
  const utc = Date.parse(`${date}T${time}:00Z`);
  const shown = new Date(utc).toLocaleString('sv-SE', { timeZone: TIME_ZONE });
  return new Date(utc - (Date.parse(`${shown.replace(' ', 'T')}Z`) - utc)).toISOString();
}

let phones = 0;

/** A phone no other booking of this process has. */
export function newPhone(): string {
  phones += 1;
  return `+2010${String(10_000_000 + phones)}`;
}

/** The body as JSON.parse gives it: tests look into answers of every shape. */
export type Answer = Awaited<ReturnType<typeof read>>;

export async function read(response: Response) {
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers };
}

/** The data of an answer that has this status. */
export function dataOf({ status, body }: Pick<Answer, 'status' | 'body'>, expected = 200) {
  expect(status, JSON.stringify(body)).toBe(expected);
  return body.data;
}

/** The status of a refusal, and each field with its code, else the name of the error. */
export function refusalOf({ status, body }: Pick<Answer, 'status' | 'body'>): unknown[] {
  const errors: { path: string[]; code: string }[] | undefined = body.error?.details?.errors;
  return [status, ...(errors?.map(({ path, code }) => `${path.join('.')} ${code}`) ?? [body.error?.name])];
}

/** The body of a refusal without the id of its request: what else differs between two tells the caller something. */
export function withoutRequestId({ error, ...rest }: Answer['body']) {
  const { id: _, ...told } = error;
  return { ...rest, error: told };
}

/** One field of each row of an answer. */
export const pluck = (rows: Answer['body'], field: string): Answer['body'] =>
  rows.map((row: Answer['body']) => row[field]);

/** The row of an answer whose field is this. */
export const findBy = (rows: Answer['body'], field: string, value: unknown): Answer['body'] =>
  rows.find((row: Answer['body']) => row[field] === value);

/** Makes a wish of somebody who waits: any time with a doctor, or at branches; fields given win. */
export const waitingWish = (fields: Record<string, unknown> = {}) => ({
  ...{ until: addDays(BOOKING_DATE, 60), firstName: 'Salma', lastName: 'Nour', phone: newPhone() },
  ...{ email: 'salma@example.com', age: 30, consent: true, locale: 'en' },
  ...fields,
});

let days = 0;

/** A date that no other test of this process books on. */
export function freshDate(): string {
  days += 1;
  return addDays(BOOKING_DATE, days);
}

/** An instant on a date that no other test of this process books on. */
export const freshTime = (time = '10:00'): string => at(time, freshDate());

/** Token of a call, else that of the website, and its `data`, by which a GET becomes a POST. */
export type Asked = {
  token?: string | undefined;
  data?: unknown;
  method?: string | undefined;
  headers?: Record<string, string> | undefined;
};

/** Address of a backend, in this process or another one, and the keys of its website. */
type Reached = Pick<TestBackend, 'url' | 'websiteHeaders'>;

/** Makes a call of the backend, `path` without /api. */
export async function ask(
  { url, websiteHeaders }: Reached,
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

type Fields = Record<string, unknown>;
type Keys = { key?: string; holdKey?: string };
type Place = Pick<TestClinic, 'branch' | 'doctor'>;

/** Speaks to the booking calls as the website does. */
export function createBooker(backend: Reached, { branch, doctor }: Place) {
  const post = (data: Fields, { key = randomUUID(), holdKey }: Keys = {}) => {
    const headers = { 'Idempotency-Key': key, ...(holdKey ? { 'X-Hold-Key': holdKey } : {}) };
    return ask(backend, '/appointments', { data, headers });
  };
  /** A complete booking by a patient of its own; fields given win. */
  const request = (fields: Fields = {}): Fields => ({
    ...{ branch, doctor, startsAt: at('10:00'), firstName: 'Laila', lastName: 'Hassan', phone: newPhone() },
    ...{ age: 34, contractType: 'cash', consent: true, locale: 'en' },
    ...fields,
  });
  /** Asks for the days of free times of the doctor in the branch; what is given wins. */
  const free = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    ask(backend, `/availability?${new URLSearchParams({ branch, doctor, ...query })}`, { headers });
  return {
    ...{ post, request, free },
    /** The starts of all free times that are answered then. */
    starts: async (...asked: Parameters<typeof free>): Promise<string[]> =>
      dataOf(await free(...asked)).flatMap((day: Answer['body']) => pluck(day.slots, 'startsAt')),
    /** Asks for a booking by a patient of its own, whether it can be had or not; fields given win. */
    book: (fields: Fields, keys?: Keys) => post(request(fields), keys),
    get: (path: string, headers: Record<string, string> = {}) => ask(backend, path, { headers }),
    /** Holds a time of the doctor in the branch for whoever has the key; fields given win. */
    hold: (fields: Fields, key: string, headers: Record<string, string> = {}) => {
      const data = { branch, doctor, ...fields };
      return ask(backend, '/holds', { data, headers: { 'X-Hold-Key': key, ...headers } });
    },
  };
}

/** Number and key that a patient holds of a booking. */
export type OwnBooking = { bookingNumber: string; manageKey: string };

/** Makes a call with the key of a booking; without data, looks at it. */
export const asPatient = (
  backend: Reached,
  { bookingNumber, manageKey }: OwnBooking,
  verb = '',
  data?: unknown,
) =>
  ask(backend, `/appointments/by-number/${bookingNumber}${verb && `/${verb}`}`, {
    data,
    headers: { 'X-Manage-Key': manageKey },
  });

type Known = Pick<OwnBooking, 'bookingNumber'>;

/** Calls of patients and staff in a clinic, and readers of what is stored. */
function dealingsOf(backend: TestBackend, booker: ReturnType<typeof createBooker>) {
  const db = () => backend.db;
  const rowOf = ({ bookingNumber }: Known) =>
    db()('appointments').where({ booking_number: bookingNumber }).first();
  const idOf = async (own: Known): Promise<string> => (await rowOf(own)).document_id;
  const act = (own: OwnBooking, verb: string, data: unknown) => asPatient(backend, own, verb, data);
  const asManager = async (path: string, data: unknown) =>
    dataOf(await ask(backend, path, { token: await signIn({ backend, role: 'manager' }), data }));
  return {
    db,
    ask: (path: string, given?: Asked) => ask(backend, path, given),
    signIn: (role: NewAccount['role'], of: Omit<NewAccount, 'backend' | 'role'> = {}) =>
      signIn({ backend, role, ...of }),
    documents: (noun: string) => documentsOf(backend.strapi, noun),
    /** Changes an entry in one language and publishes it, as an editor does. */
    edit: async (noun: string, documentId: string, data: Record<string, unknown>, locale = 'en') => {
      await documentsOf(backend.strapi, noun).update({ documentId, locale, data });
      await documentsOf(backend.strapi, noun).publish({ documentId, locale });
    },
    /** Hands over what is known of a phone or an address, as a manager does. */
    handOver: (sought: string) => asManager('/patients/export', { sought }),
    /** Erases whoever has a phone or an address, and so many visits, as a manager does. */
    erase: (sought: string, visits = 0) =>
      asManager('/patients/erasure', { sought, expected: { visits, messages: 0 }, proof: PASSWORD }),
    /** The stored appointment; a query that can be updated too. */
    stored: (document_id: string) => db()('appointments').where({ document_id }),
    rowOf,
    idOf,
    act,
    /** Has an editor change the booking settings, in English unless said otherwise. */
    settings: async (data: Record<string, unknown>, locale = 'en') => {
      const documents = documentsOf(backend.strapi, 'booking-setting');
      const [known] = await documents.findMany({ locale: 'en' });
      await documents.update({ documentId: known?.documentId ?? '', locale, data });
    },
    /** A booking that succeeds, at a time of its own; what its patient holds of it, and its `id`. */
    book: async (fields: Record<string, unknown> = {}) => {
      const made = dataOf(await booker.book({ startsAt: freshTime(), ...fields }), 201);
      return { ...made, id: await idOf(made) };
    },
    /** Confirms a booking, as staff do. */
    confirm: async (own: Known, token: string) => {
      const { document_id, version } = await rowOf(own);
      const data = { to: 'confirmed', version };
      const answer = await ask(backend, `/appointments/${document_id}/transitions`, { token, data });
      expect(answer.status).toBe(200);
    },
    /** Cancels a booking, as its patient does. */
    cancel: async (own: OwnBooking) => {
      const { version } = await rowOf(own);
      expect((await act(own, 'cancel', { version })).status).toBe(200);
    },
    /** The appointment as its patient sees it. */
    look: async (own: OwnBooking) => (await asPatient(backend, own)).body.data,
    claimsOf: async (own: Known) => db()('claims').where({ appointment: await idOf(own) }),
    messagesOf: async (own: Known, where: Record<string, unknown> = {}) =>
      db()('outbox_messages')
        .where('reference', 'like', `${await idOf(own)}:%`)
        .where(where)
        .orderBy('id'),
  };
}

/** A backend with the small clinic in it, and what is done there. */
export async function startClinic(options: Omit<StartOptions, 'from'> = {}) {
  const backend = await startStrapi({ ...options, from: 'clinic' });
  const clinic = inject('templates').clinic.documents;
  const booker = createBooker(backend, clinic);
  return { backend, clinic, booker, ...dealingsOf(backend, booker) };
}
