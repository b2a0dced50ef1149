import { z } from 'zod';

/** What is stored of a patient, in short. Instants are ISO. */
export const summarySchema = z.object({
  visits: z.array(
    z.object({
      documentId: z.string(),
      bookingNumber: z.string(),
      status: z.enum(['pending', 'confirmed', 'canceled', 'done']),
      startsAt: z.string(),
      branch: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      isLive: z.boolean(),
    }),
  ),
  messages: z.number().int(),
  mails: z.number().int(),
});
export type Summary = z.infer<typeof summarySchema>;

export const erasedSchema = z.object({ visits: z.number(), messages: z.number(), mails: z.number() });
export type Erased = z.infer<typeof erasedSchema>;

/** A phone or a mail address as typed. */
export const soughtSchema = z.string().trim().min(3).max(254);

/** A step of the page about a patient: looked up, erasing asked for, erasing confirmed for what was shown. */
export const patientFormSchema = z.object({
  sought: soughtSchema,
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
  found: Summary | null;
  isAsked: boolean;
  erased: Erased | null;
  live: string[];
  error: string | null;
}
