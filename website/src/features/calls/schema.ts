import { z } from 'zod';
import { appointmentSchema, callStateSchema } from '@/features/appointments/schema';

/** A request somebody has to call about. */
export const workRowSchema = appointmentSchema.extend({ call: callStateSchema });
export type WorkRow = z.infer<typeof workRowSchema>;

/** A page of the work list, the oldest request first. */
export interface WorkList {
  items: WorkRow[];
  total: number;
  pages: number;
  /** Requests that wait for a time to come, and the first such time. */
  later: number;
  nextDueAt: string | null;
  /** Document id of the request the caller has open. */
  open: string | null;
}

const id = z.string().regex(/^[a-z0-9]{24}$/);
const version = z.coerce.number().int().min(1);

/** How a call ended, as the forms of the work list send it. */
export const outcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('confirmed'), id, version }),
  z.object({ outcome: z.literal('canceled'), id, version, reason: z.string().trim().min(1).max(300) }),
  z.object({ outcome: z.literal('noAnswer'), id, version, tryAgain: z.coerce.number().int().min(5) }),
  z.object({
    outcome: z.literal('callBack'),
    id,
    version,
    date: z.iso.date(),
    time: z.string().regex(/^\d{2}:\d{2}$/),
    note: z.string().trim().max(300),
  }),
]);

export const requestIdSchema = id;
