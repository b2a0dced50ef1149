import { z } from 'zod';
import { FEED_KINDS } from '@/contract/calendar-feed';
import { documentId } from '@/contract/document-id';

const label = z.string().max(200).catch('');

/** Makes an address for a feed, or ends one. */
export const feedForm = z.discriminatedUnion('press', [
  z.object({
    press: z.literal('make'),
    kind: z.enum(FEED_KINDS),
    of: z.union([documentId, z.literal('').transform(() => null)]),
    label,
  }),
  z.object({ press: z.literal('revoke'), id: documentId }),
]);
