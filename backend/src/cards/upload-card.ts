import type { IncomingMessage } from 'node:http';
import type { KeptCard } from '../contract/kept-card';
import { networkOf } from '../contract/network';
import type { Outcome } from '../platform/refusal';
import { servicesOf } from '../platform/services';
import type { With } from '../platform/with';
import { waitingCards } from './card-rows';
import { keepCard } from './keep-card';
import { redrawCard } from './picture';
import { cardRefused, readBody } from './read-body';

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_MS = 90_000;
/** Cards of one address that may wait for a booking; families and waiting rooms share an address. */
const MAX_WAITING = 24;
const MAX_WAITING_BYTES = 24 * 1024 * 1024;

/**
 * Receives one side of a contract card: the body is the picture itself. It is drawn anew, encrypted and stored, and waits for
 * two hours to be claimed by a booking. Refused with 408, 413, 415, 422, 429 or 503, see `cardRefused`; rules:
 * docs/appointments.md.
 * @param address the visitor's address, or null when there is none to count by
 */
export async function uploadCard(
  { strapi, address, now }: With<'strapi' | 'address' | 'now'>,
  request: IncomingMessage,
): Promise<Outcome<KeptCard>> {
  const { cards, measures } = servicesOf(strapi);
  const key = address === null ? '' : cards.store().addressMark(networkOf(address));
  const leave = cards.uploads.take({ address: key, now });
  if (!leave) {
    measures.tell('refusal', { limit: 'cards-at-once' });
    return cardRefused('busy');
  }
  try {
    if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) return cardRefused('tooLarge');
    return await receive({ strapi, address: key || null, now }, request);
  } finally {
    leave();
  }
}

async function receive(
  { strapi, address, now }: With<'strapi' | 'address' | 'now'>,
  request: IncomingMessage,
): Promise<Outcome<KeptCard>> {
  if (address) {
    const waiting = await waitingCards(strapi.db.connection, address);
    if (waiting.number >= MAX_WAITING || waiting.bytes >= MAX_WAITING_BYTES) {
      servicesOf(strapi).measures.tell('refusal', { limit: 'cards-waiting' });
      return cardRefused('tooMany');
    }
  }
  const body = await readBody(request, { maxBytes: MAX_BYTES, maxMs: MAX_MS });
  if (body === 'tooLarge' || body === 'tooSlow') return cardRefused(body);
  const startedAt = performance.now();
  const picture = await redrawCard(body);
  const { uploads } = servicesOf(strapi).cards;
  if (address) uploads.noteDrawing({ address, ms: performance.now() - startedAt, now });
  if (!picture.ok) return picture;

  const { content, width, height } = picture.value;
  const card = await keepCard({ strapi, now }, content, { address, width, height });
  return { ok: true, value: { card, width, height, bytes: content.length } };
}
