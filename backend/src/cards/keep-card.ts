import { randomBytes } from 'node:crypto';
import { newRow } from '../platform/database';
import { servicesOf } from '../platform/services';
import type { With } from '../platform/with';
import { tokenHash } from './card-rows';

interface CardFacts {
  /** Mark of the visitor's address; none where there is none to count by. */
  address?: string | null;
  width?: number;
  height?: number;
  /** The message of a patient that it came with, instead of a booking. */
  incoming?: string;
}

/** Stores content encrypted, like pictures of cards; returns the token by which a booking claims it before it expires. */
export async function keepCard(
  { strapi, now }: With<'strapi' | 'now'>,
  content: Buffer,
  { address = null, width = 0, height = 0, incoming }: CardFacts = {},
): Promise<string> {
  const store = servicesOf(strapi).cards.store();
  const cards = () => strapi.db.connection('cards');
  const token = randomBytes(32).toString('base64url');
  const name = store.newName();
  const at = new Date(now);
  // The row comes first, so that no file can be without one; a row without its file is removed like every unclaimed card.
  await cards().insert({
    ...newRow(at),
    token_hash: tokenHash(token),
    storage_name: name,
    ...{ address, width, height, bytes: content.length },
    incoming: incoming ?? null,
    uploaded_at: at,
  });
  await store.put({ name, content });
  // With the row of a message that was erased meanwhile, nothing would remove the file any more.
  if (!(await cards().where({ storage_name: name }).first('id'))) await store.remove(name);
  return token;
}
