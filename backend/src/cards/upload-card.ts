import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import type { Outcome } from '../platform/refusal';
import { cardRefused } from './card-refusal';
import { insertCard, tokenHash, waitingCards } from './card-rows';
import { cardStore } from './encrypted-store';
import { redrawCard } from './picture';
import { readBody } from './read-body';

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_MS = 90_000;
/** Uploads in memory at the same time, of all visitors and of one address. */
const MAX_AT_ONCE = 24;
const MAX_AT_ONCE_PER_ADDRESS = 4;
/** Cards of one address that may wait for a booking; families and waiting rooms share an address. */
const MAX_WAITING = 24;
const MAX_WAITING_BYTES = 24 * 1024 * 1024;

/** A card that is kept. The token is the only way to claim it, and is not stored itself. */
export interface KeptCard {
  card: string;
  width: number;
  height: number;
  bytes: number;
}

let atOnce = 0;
const atOnceByAddress = new Map<string, number>();

/**
 * Receives one side of a contract card: the body is the picture itself. It is drawn anew, encrypted and stored, and
 * waits for two hours to be claimed by a booking. Refused with 408, 413, 415, 422, 429 or 503, see
 * `cardRefused`; rules: docs/appointments.md.
 *
 * @param address the visitor's address, or null when there is none to count by
 */
export async function uploadCard({
  strapi,
  request,
  address,
  now,
}: {
  strapi: Core.Strapi;
  request: IncomingMessage;
  address: string | null;
  now: number;
}): Promise<Outcome<KeptCard>> {
  const key = address === null ? '' : (await cardStore()).addressMark(address);
  const ofAddress = atOnceByAddress.get(key) ?? 0;
  if (atOnce >= MAX_AT_ONCE) return cardRefused('busy');
  if (key && ofAddress >= MAX_AT_ONCE_PER_ADDRESS) return cardRefused('busy');
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) return cardRefused('tooLarge');
  atOnce += 1;
  atOnceByAddress.set(key, ofAddress + 1);
  try {
    return await receive({ strapi, request, address: key || null, now });
  } finally {
    atOnce -= 1;
    const left = (atOnceByAddress.get(key) ?? 1) - 1;
    if (left > 0) atOnceByAddress.set(key, left);
    else atOnceByAddress.delete(key);
  }
}

async function receive({
  strapi,
  request,
  address,
  now,
}: {
  strapi: Core.Strapi;
  request: IncomingMessage;
  address: string | null;
  now: number;
}): Promise<Outcome<KeptCard>> {
  const db = strapi.db.connection;
  if (address) {
    const waiting = await waitingCards({ db, address });
    if (waiting.number >= MAX_WAITING || waiting.bytes >= MAX_WAITING_BYTES) return cardRefused('tooMany');
  }
  const body = await readBody({ request, maxBytes: MAX_BYTES, maxMs: MAX_MS });
  if (body === 'tooLarge' || body === 'tooSlow') return cardRefused(body);
  const picture = await redrawCard(body);
  if (!picture.ok) return picture;

  const { content, width, height } = picture.value;
  const store = await cardStore();
  const token = randomBytes(32).toString('base64url');
  const storageName = store.newName();
  const size = { width, height, bytes: content.length };
  await insertCard({ db, card: { tokenHash: tokenHash(token), storageName, address, ...size }, now });
  // When this fails, the row stays without a file and is removed like every card that nobody claims.
  await store.put({ name: storageName, content });
  return { ok: true, value: { card: token, ...size } };
}
