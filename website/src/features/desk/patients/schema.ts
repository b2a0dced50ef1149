import { z } from 'zod';
import { type Erased, type PatientSummary, patientRequest } from '@/contract/patient-data';

/** A step of the page about a patient: looked up, erasing asked for, erasing confirmed for what was shown. */
export const patientFormSchema = patientRequest.extend({
  step: z.enum(['ask', 'erase']).optional().catch(undefined),
  sure: z
    .string()
    .optional()
    .transform((given) => given === 'true'),
  visits: z.coerce.number().catch(0),
  messages: z.coerce.number().catch(0),
});

/** Where the page stands: what was looked for, what is stored, whether erasing was asked for once or done. */
export interface PatientState {
  sought: string;
  found: PatientSummary | null;
  isAsked: boolean;
  erased: Erased | null;
  live: string[];
  error: string | null;
}
