import { z } from 'zod';
import { ownMessageRequest } from '@/contract/changes';
import { documentId } from '@/contract/document-id';
import { REASON_LENGTH } from '@/contract/limits';
import { lineSchema } from '@/contract/line-schema';
import { asRead, spacedFields } from '@/lib/guard/typed';

export const BULK_ACTIONS = ['confirm', 'message', 'reassign', 'cancel'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Value in an address for any free doctor of the branch, and for the doctor each appointment is with. */
export const ANY_DOCTOR = 'any';
export const SAME_DOCTOR = 'same';
/** Number of doctors that can be chosen by name; beyond it, any free doctor. */
export const MOST_DOCTORS = 12;

/** Most appointments that are changed with one press; more are a second press. */
export const MOST = 100;

/** An appointment as it was looked at: `<document id> <version>`. */
const pick = spacedFields(asRead);

/** A chosen time as it stands in the form: `<document id of the doctor> <start> <end>`; instants are ISO. */
const chosenTime = spacedFields({ doctor: documentId, startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });
/** A time a doctor is free. */
export type DoctorTime = z.output<typeof chosenTime>;

const asked = z.object({
  /** The query of the page, which has no personal data in it. */
  query: z.string().max(1000),
  rows: z.array(documentId).max(MOST),
  picks: z.array(pick).max(MOST),
});

export const bulkSchema = z.discriminatedUnion('act', [
  asked.extend({ act: z.literal('confirm') }),
  asked.extend({ act: z.literal('reassign'), times: z.record(documentId, chosenTime) }),
  asked.extend({
    act: z.literal('cancel'),
    reason: lineSchema(REASON_LENGTH, { required: 'required', tooLong: 'tooLong' }),
  }),
  asked.extend({ act: z.literal('message'), texts: ownMessageRequest.shape.texts }),
]);

/** The words of the desk: a message in both languages, or the reason of a cancellation. */
export const TYPED = ['en', 'ar', 'reason'] as const;
export type Typed = Record<(typeof TYPED)[number], string>;
export const NO_TEXTS: Typed = { en: '', ar: '', reason: '' };

export interface BulkState {
  results: { id: string; number: string; isDone: boolean; text: string }[];
  /** Fault of the whole form: that nothing was chosen, or that it could not be sent. */
  text: string;
  /** Appointments that were left out on purpose, so that they stay out. */
  off: string[];
  /** Id of one submission, so that a repeated one is recognised. */
  attempt: string;
  typed: Typed;
  faults: Typed;
}

export interface Destination {
  /** The same time of day, where it is free and nobody else of the list has it. */
  preset: DoctorTime | null;
  /** Suggested time for this appointment: the preset one, or the nearest that no other appointment of the list gets. */
  suggested: DoctorTime | null;
  /** Times to choose from, the suggested one first. */
  times: DoctorTime[];
}
