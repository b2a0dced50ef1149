import { z } from 'zod';
import type { WorkRow } from '@/contract/appointment';
import { documentId } from '@/contract/document-id';
import { REASON_LENGTH } from '@/contract/limits';

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

const id = documentId;
const version = z.coerce.number().int().min(1);

/** How a call ended, as the forms of the work list send it. */
const outcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('confirmed'), id, version }),
  z.object({
    outcome: z.literal('canceled'),
    id,
    version,
    reason: z.string().trim().min(1).max(REASON_LENGTH),
  }),
  z.object({ outcome: z.literal('noAnswer'), id, version, tryAgain: z.coerce.number().int().min(5) }),
  z.object({
    outcome: z.literal('callBack'),
    id,
    version,
    date: z.iso.date(),
    time: z.string().regex(/^\d{2}:\d{2}$/),
    note: z.string().trim().max(REASON_LENGTH),
  }),
]);

export const requestIdSchema = id;

/** A press of a button on the work list: the next request, one of the list, giving it up, or how the call ended. */
export const wishSchema = z.union([
  z.object({ do: z.literal('next') }),
  z.object({ do: z.literal('open'), id }),
  z.object({ do: z.literal('leave'), id }),
  z.object({ do: z.literal('outcome'), seen: z.coerce.number() }).and(outcomeSchema),
]);
