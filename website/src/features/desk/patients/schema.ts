import { z } from 'zod';
import { PASSWORD_LENGTH } from '@/contract/limits';
import { type PatientSummary, patientRequest } from '@/contract/patient-data';

/** A step of the page about a patient: looked up, erasing asked for, erasing confirmed for what was shown. */
export const patientFormSchema = patientRequest.extend({
  step: z.enum(['ask', 'erase']).optional().catch(undefined),
  sure: z
    .string()
    .optional()
    .transform((given) => given === 'true'),
  proof: z.string().trim().max(PASSWORD_LENGTH).catch(''),
  visits: z.coerce.number().catch(0),
  messages: z.coerce.number().catch(0),
});

/** Data stored of a patient, and by what the manager proves who they are before erasing it. */
export type FoundPatient = PatientSummary & { hasSecondFactor: boolean };

/** State of the page: the search, the stored data, and whether erasing has been asked for or done. */
export interface PatientState {
  sought: string;
  found?: FoundPatient;
  isAsked?: boolean;
  isErased?: boolean;
  /** Numbers of the appointments that are still ahead, and in the way. */
  live?: string[];
  error?: string;
  proofError?: string;
}
