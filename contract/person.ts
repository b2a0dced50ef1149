import { z } from 'zod';
import { PHONE_CHANNELS } from './channels';
import { guardianAnswer } from './guardian';
import { NAME_LENGTH } from './limits';
import { lineSchema } from './line-schema';

/** Codes of faults as the messages of issues, where the website's form reads them. */
export const FAULTS = { required: 'required', tooLong: 'tooLong', invalid: 'invalid' };

/** Lines about the person in a booking request, which the website's form and the backend check alike. */
export const personLines = {
  firstName: lineSchema(NAME_LENGTH, FAULTS),
  lastName: lineSchema(NAME_LENGTH, FAULTS),
};

/** Name of a patient in an answer. */
export const fullName = { firstName: z.string(), lastName: z.string() };
/** The same with the phone, in E.164. */
export const nameAndPhone = { ...fullName, phone: z.string() };

/** Person as staff see it; the phone in E.164. */
export const personAnswer = z.object({
  ...nameAndPhone,
  /** Channel to the phone; null for one that is only called. */
  tellBy: z.enum(PHONE_CHANNELS).nullable(),
  email: z.string().nullable(),
  /** True when the clinic's news may be written to that address. */
  news: z.boolean(),
  /** Null if not stated. */
  age: z.number().int().nullable(),
  ...guardianAnswer,
  additionalNotes: z.string().nullable(),
});

/** File of a patient beside their appointments. Where the birth date is known, the age is counted at the visit. */
export const patientRecord = {
  /** File numbers, their own first; others are of whom the appointment was before it was amended. */
  fileNumbers: z.array(z.string()).default([]),
  /** ISO date. */
  birthDate: z.string().nullable().default(null),
};
export type PatientRecord = z.output<z.ZodObject<typeof patientRecord>>;
export type PersonAnswer = z.output<typeof personAnswer>;
