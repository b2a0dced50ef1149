import { z } from 'zod';
import type { Database } from '../../platform/database';
import { storedInstant } from '../../platform/instant';

/** Number of open messages of the contact page, and since when the oldest waits (epoch milliseconds). */
export interface MessageReading {
  open: number;
  oldestAt: number | null;
}

const found = z.object({ total: z.coerce.number(), oldest: storedInstant.nullable() });

export async function readMessages(db: Database): Promise<MessageReading> {
  const [row] = await db('contact_messages')
    .whereIn('handling', ['new', 'read'])
    .count({ total: '*' })
    .min({ oldest: 'created_at' });
  const { total, oldest } = found.parse(row);
  return { open: total, oldestAt: oldest };
}
