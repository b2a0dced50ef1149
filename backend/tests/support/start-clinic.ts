import { expect, inject } from 'vitest';
import {
  ask,
  asPatient,
  type Booker,
  changeSettings,
  createBooker,
  type OwnBooking,
  rowOf as storedRow,
} from './calls';
import { dataOf, freshTime } from './clinic';
import { type StartOptions, startStrapi, type TestBackend } from './strapi';

type Known = Pick<OwnBooking, 'bookingNumber'>;

/** Calls of patients and staff in a clinic, and readers of what is stored. */
function dealingsOf(backend: TestBackend, booker: Booker) {
  const db = () => backend.db;
  const rowOf = (own: Known) => storedRow(backend, own);
  const idOf = async (own: Known): Promise<string> => (await rowOf(own)).document_id;
  const act = (own: OwnBooking, verb: string, data: unknown) => asPatient(backend, own, verb, data);
  return {
    db,
    rowOf,
    idOf,
    act,
    settings: (data: Record<string, unknown>) => changeSettings(backend, data),
    /** A booking that succeeds, at a time of its own; what its patient holds of it, and its `id`. */
    book: async (fields: Record<string, unknown> = {}) => {
      const made = dataOf(await booker.post(booker.request({ startsAt: freshTime(), ...fields })), 201);
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
