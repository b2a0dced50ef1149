import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { keepCard } from '../../cards/keep-card';
import { redrawCard } from '../../cards/picture';
import type { MediaState } from '../../contract/incoming-message';
import type { IncomingRow } from '../../messaging/incoming-messages';
import { fetchMedia } from '../../messaging/whatsapp-hook';
import { countRows, readRows } from '../../platform/database';
import { readEnvironment } from '../../platform/environment/environment';
import { scanForMalware } from '../../platform/malware-scan';
import { servicesOf } from '../../platform/services';
import { voiceType } from './voice-type';

const TABLE = 'incoming_messages';
/** Same limit as for cards; an hour of speech fits. */
const MAX_BYTES = 8 * 1024 * 1024;
const AT_ONCE = 10;
/** Time after which a download that another process began is taken over. */
const CLAIM_MS = 3 * 60_000;
/** Meta keeps what was sent for a month; what cannot be had in these tries will not be. */
const MAX_ATTEMPTS = 12;

/** Limit per phone and day, so that one sender cannot use up the space. */
const MOST_OF_PHONE = 40;
const DAY = 24 * 60 * 60_000;

const due = z.object({
  document_id: z.string(),
  phone: z.string(),
  kind: z.string(),
  media_id: z.string(),
  media_attempts: z.coerce.number(),
});

/** Fetches, scans and stores the pictures and voice notes that wait, encrypted; gives how many. Safe in several processes. */
export async function keepMedia(strapi: Core.Strapi, now: number): Promise<number> {
  const db = strapi.db.connection;
  const waiting = db(TABLE)
    .where({ media_state: 'waiting' })
    .where('media_due_at', '<=', new Date(now))
    .orderBy('id', 'asc')
    .limit(AT_ONCE);
  let kept = 0;
  for (const row of await readRows(due, waiting)) {
    const { document_id, media_attempts } = row;
    const attempts = media_attempts + 1;
    const claimed = await db(TABLE)
      .where({ document_id, media_attempts, media_state: 'waiting' })
      .update({ media_attempts: attempts, media_due_at: new Date(now + CLAIM_MS * attempts) });
    if (claimed !== 1) continue;
    const ofPhone = db(TABLE)
      .where({ phone: row.phone, media_state: 'kept' })
      .where('created_at', '>=', new Date(now - DAY));
    const isRoom = (await countRows(ofPhone)) < MOST_OF_PHONE;
    const { state, type } = isRoom ? await keepOne(strapi, row, now) : REFUSED;
    const isLost = state === 'waiting' && attempts >= MAX_ATTEMPTS;
    await db(TABLE)
      .where({ document_id, media_state: 'waiting' })
      .update({ media_state: isLost ? 'lost' : state, media_type: type });
    if (state === 'kept') kept += 1;
  }
  return kept;
}

const REFUSED = { state: 'refused', type: null } as const;

async function keepOne(
  strapi: Core.Strapi,
  row: z.infer<typeof due>,
  now: number,
): Promise<{ state: MediaState; type: string | null }> {
  const { WHATSAPP_API_URL: apiUrl, WHATSAPP_TOKEN: token } = readEnvironment();
  if (!token) return { state: 'lost', type: null };
  const fetched = await fetchMedia({ apiUrl, token }, row.media_id, MAX_BYTES);
  if (fetched === 'later') return { state: 'waiting', type: null };
  if (fetched === 'gone') return { state: 'lost', type: null };
  if (fetched === 'tooLarge') return REFUSED;
  const verdict = await scanForMalware(fetched.content);
  if (verdict === 'unknown') return { state: 'waiting', type: null };
  const checked = verdict === 'clean' ? await check(row.kind, fetched.content) : null;
  if (checked === null) return REFUSED;
  const { type, content, width, height } = checked;
  await keepCard({ strapi, now }, content, { width, height, incoming: row.document_id });
  return { state: 'kept', type };
}

async function check(kind: string, content: Buffer) {
  if (kind === 'voice') {
    const type = voiceType(content);
    return type === null ? null : { type, content, width: 0, height: 0 };
  }
  const picture = await redrawCard(content);
  return picture.ok ? { type: 'image/webp', ...picture.value } : null;
}

export async function readMedia(
  strapi: Core.Strapi,
  { document_id: incoming, media_state, media_type: type }: IncomingRow,
): Promise<{ content: Buffer; type: string } | null> {
  if (media_state !== 'kept' || type === null) return null;
  const card = await strapi.db
    .connection('cards')
    .where({ incoming })
    .whereNull('removed_at')
    .orderBy('id', 'desc')
    .first('storage_name');
  if (!card) return null;
  return { content: await servicesOf(strapi).cards.store().read(card.storage_name), type };
}
