import { z } from 'zod';
import { ownMessageRequest, version } from '@/contract/changes';
import { documentId } from '@/contract/document-id';

/** What can be done with all appointments of a filter. */
export const BULK_ACTIONS = ['confirm', 'message', 'reassign'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** How many are changed with one press; more are a second press. */
export const MOST = 100;

/** An appointment as it was looked at: `<document id> <version>`. */
const pick = z.string().transform((text, context) => {
  const [id, number] = text.split(' ');
  const parsed = z.object({ id: documentId, version }).safeParse({ id, version: Number(number) });
  if (parsed.success) return parsed.data;
  context.issues.push({ code: 'custom', message: 'invalid', input: text });
  return z.NEVER;
});

/** Which appointments a press is about, each as it was read, and where to for those that are reassigned. */
const asked = z.object({
  /** The query of the page, which has no personal data in it. */
  query: z.string().max(600),
  rows: z.array(documentId).max(MOST),
  picks: z.array(pick).max(MOST),
  /** The start that was chosen for each, by document id. */
  times: z.record(documentId, z.iso.datetime()),
  to: documentId.nullable(),
});

export const bulkSchema = z.discriminatedUnion('act', [
  asked.extend({ act: z.literal('confirm') }),
  asked.extend({ act: z.literal('reassign') }),
  asked.extend({ act: z.literal('message'), texts: ownMessageRequest.shape.texts }),
]);

/** A message in the words of the desk, in both languages. */
export interface Typed {
  en: string;
  ar: string;
}

/** What came of one appointment. */
export interface BulkResult {
  id: string;
  number: string;
  isDone: boolean;
  /** In words. */
  text: string;
}

/** What came of a press. */
export interface BulkState {
  results: BulkResult[];
  /** Said of all of it: that nothing was chosen, or that it could not be sent. */
  text: string;
  /** Which were left out on purpose, so that they stay out. */
  off: string[];
  /** Tells one press from the next. */
  attempt: string;
  /** What was typed, to show again. */
  typed: Typed;
  /** What is wrong with it, in words; empty where nothing is. */
  faults: Typed;
}

/** The free times of the doctor that appointments are to go to, for one of them. */
export interface Destination {
  /** Whether the very same time is free. */
  isFree: boolean;
  /** Starts to choose from, ISO: the same when it is free, then the nearest ones. */
  times: string[];
}
