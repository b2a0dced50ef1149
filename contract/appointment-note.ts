import { z } from 'zod';
import { STAFF_NOTE_LENGTH } from './limits';
import { linesSchema } from './line-schema';

/** A note that staff add to an appointment, or by it to its patient: then it stands beside each of their appointments. */
export const noteRequest = z.strictObject({
  text: linesSchema(STAFF_NOTE_LENGTH),
  ofPatient: z.boolean().default(false),
});

/** A note about a patient, or about one of their appointments, as it is read elsewhere. */
export const patientNote = z.object({
  documentId: z.string(),
  appointment: z.string(),
  at: z.string(),
  by: z.string().nullable(),
  text: z.string(),
  ofPatient: z.boolean().default(false),
  isRemovable: z.boolean().default(false),
});
export type PatientNote = z.output<typeof patientNote>;
