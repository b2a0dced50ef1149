import { z } from 'zod';
import { type EditorialNoun, nounOf } from '../editorial/types';
import { type DocumentMiddleware, readDocumentId, readWriteParams } from './write-params';

const NOUNS: readonly EditorialNoun[] = ['doctor', 'branch', 'service'];
const WRITES = ['create', 'update', 'publish'];
const published = z.object({
  id: z.number(),
  takesNoNewBookings: z.boolean().nullish(),
  confirmation: z.string().nullish(),
});

/**
 * Makes "Takes no new bookings" and how a booking is confirmed count in both languages as soon as one is published: Strapi
 * publishes a shared attribute with the language of the open tab alone, and half of the site would go on booking.
 */
export const shareSwitch: DocumentMiddleware = async (context, next) => {
  const noun = nounOf(context.uid);
  if (!noun || !NOUNS.includes(noun) || !WRITES.includes(context.action)) return next();
  return strapi.db.transaction(async ({ trx }) => {
    const result = await next();
    const documentId = readDocumentId(result) ?? readWriteParams(context).documentId;
    if (!documentId) return result;
    const where = { documentId, publishedAt: { $notNull: true } };
    const found: unknown = await strapi.db.query(context.uid).findMany({ where, orderBy: [{ id: 'desc' }] });
    // Publishing makes a row anew, so the last one holds what was published last.
    const [latest, ...others] = z.array(published).parse(found);
    if (!latest || others.length === 0) return result;
    await trx(strapi.db.metadata.get(context.uid).tableName)
      .whereIn(
        'id',
        others.map(({ id }) => id),
      )
      .update({
        takes_no_new_bookings: latest.takesNoNewBookings ?? false,
        confirmation: latest.confirmation ?? null,
      });
    return result;
  });
};
