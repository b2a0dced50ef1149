import { z } from 'zod';
import { busyCalendarRequest } from '@/contract/busy-calendar';
import { FEED_KINDS } from '@/contract/calendar-feed';
import { documentId } from '@/contract/document-id';

const label = z.string().max(200).catch('');

export const feedForm = z.discriminatedUnion('press', [
  z.object({
    press: z.literal('make'),
    kind: z.enum(FEED_KINDS),
    of: z.union([documentId, z.literal('').transform(() => null)]),
    label,
  }),
  z.object({ press: z.literal('revoke'), id: documentId }),
]);

/** Sets the calendar by which a doctor is busy, or ends the reading of one. */
export const busyForm = z.discriminatedUnion('press', [
  busyCalendarRequest.strip().extend({ press: z.literal('set') }),
  z.object({ press: z.literal('remove'), id: documentId }),
]);
