import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { keepWaitingList } from '../../src/appointments/waiting/keep-waiting-list';
import { composeWaitingMessage } from '../../src/documents/waiting/compose';
import { storedChannel } from '../../src/messaging/outbox';
import { servicesOf } from '../../src/platform/services';
import { type Asked, ask as callBackend, dataOf, newPhone, startClinic, waitingWish } from './clinic';

/** Number and key that somebody who waits holds of their entry. */
export type Link = { number: string; key: string; phone: string };
/** Number and key that a patient holds of their appointment. */
export type Own = { bookingNumber: string; manageKey: string; phone: string; startsAt: string };

/** Key by which a call is made: of an entry, an appointment or a hold. */
type Keys = { key?: string; holdKey?: string };

/** Makes so many at once. */
export const times = <Made>(count: number, make: () => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, make));

/** A clinic with a waiting list, for which the second doctor is waited for. */
export async function startWaitingClinic() {
  const { look: visit, ...started } = await startClinic();
  const { backend, clinic, booker, db, settings, rowOf } = started;
  const { strapi } = backend;
  const keep = (now = Date.now()) => keepWaitingList(strapi, now);

  function send(
    path: string,
    { data, key, holdKey, token, method = 'POST' }: Pick<Asked, 'data' | 'token' | 'method'> & Keys = {},
  ) {
    const headers = {
      'Idempotency-Key': randomUUID(),
      ...(key ? { 'X-Manage-Key': key } : {}),
      ...(holdKey ? { 'X-Hold-Key': holdKey } : {}),
    };
    const given = method === 'GET' ? {} : { data: data ?? {} };
    return callBackend(backend, path, { method, headers, ...given, token });
  }

  /** Empties the waiting list and restores the settings. */
  async function begin(): Promise<void> {
    await db()('waiting_offers').delete();
    await db()('waiting_entries').delete();
    await db()('waiting_places').delete();
    const phones = { offersSms: true, phoneMessagesText: 'By SMS.', quietFrom: null, quietUntil: null };
    await settings({ waitingTold: 3, waitingOfferMinutes: 60, maxAge: 120, ...phones });
  }

  const wish = (fields: Record<string, unknown> = {}) =>
    waitingWish({ doctor: clinic.otherDoctor, ...fields });

  async function join(fields: Record<string, unknown> = {}): Promise<Link> {
    const data = wish(fields);
    return { ...dataOf(await send('/waiting-entries', { data }), 201), phone: data.phone };
  }

  const own = ({ number, key }: Link) => send(`/waiting-entries/by-number/${number}`, { key, method: 'GET' });
  const look = async (link: Link) => (await own(link)).body.data;
  async function act(link: Link, action: 'accept' | 'decline' | 'leave', offer?: string, more: object = {}) {
    const given = action === 'leave' ? {} : { offer: offer ?? (await look(link)).offer.documentId, ...more };
    return send(`/waiting-entries/by-number/${link.number}/${action}`, { key: link.key, data: given });
  }
  const entryOf = ({ number }: Link) => db()('waiting_entries').where({ number }).first();
  const told = async (link: Link, kind: string) =>
    db()('outbox_messages')
      .where({ kind })
      .where('reference', 'like', `${(await entryOf(link)).document_id}:%`);

  /** The offer as it would be worded at a moment, once for each way it is sent by, whatever the sender has done by now. */
  async function offerInWords(link: Link, now: number) {
    const messages = (await told(link, 'waiting-offer')).map((row: Record<string, string>, id: number) => ({
      ...{ id, documentId: row.document_id ?? '', kind: row.kind ?? '', reference: row.reference ?? '' },
      ...{ to: row.recipient ?? '', channel: storedChannel.parse(row.channel) },
      ...{ subject: '', text: '', attempts: 1 },
    }));
    return Promise.all(messages.map((message) => composeWaitingMessage(strapi, message, now)));
  }

  const ask = (startsAt: string, fields: Record<string, unknown> = {}) =>
    booker.book({ doctor: clinic.otherDoctor, startsAt, phone: newPhone(), ...fields });
  async function book(startsAt: string, fields: Record<string, unknown> = {}): Promise<Own> {
    const phone = newPhone();
    return { ...dataOf(await ask(startsAt, { phone, ...fields }), 201), phone: fields.phone ?? phone };
  }
  const change = ({ bookingNumber, manageKey }: Own, verb: string, data: Record<string, unknown>) =>
    send(`/appointments/by-number/${bookingNumber}/${verb}`, { key: manageKey, data });
  const cancel = (own: Own, version = 1) => change(own, 'cancel', { version });
  const undo = (own: Own, version = 2) => change(own, 'undo', { version });
  const move = (own: Own, startsAt: string) => change(own, 'move', { startsAt, version: 1 });
  const earlier = (own: Own, wanted = true) => change(own, 'earlier', { wanted });

  /** A time that is taken while `waiting` begin to wait, and becomes free then. */
  async function freed<Waiting>(time: string, waiting: () => Promise<Waiting>) {
    const taken = await book(time);
    const links = await waiting();
    expect((await cancel(taken)).status).toBe(200);
    return { taken, links };
  }

  /** Returns the link of an entry for an earlier time than an appointment's. */
  async function linkOf(owned: Own): Promise<Link> {
    const { number } = await db()('waiting_entries')
      .where({ appointment: (await rowOf(owned)).document_id, state: 'waiting' })
      .first();
    const { manageKeys } = servicesOf(strapi);
    return { number, key: manageKeys.shortKeyFor(`waiting|${number}`), phone: owned.phone };
  }

  return {
    ...started,
    ...{ keep, send, begin, wish, join, own, look, act, entryOf },
    ...{ told, offerInWords, ask, book, cancel, undo, move, earlier, visit, freed, linkOf },
  };
}
