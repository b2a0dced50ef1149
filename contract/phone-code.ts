import { z } from 'zod';
import { plainCode, plainNumbers } from './digits';
import { documentId } from './document-id';
import { CODE_DIGITS, EMAIL_LENGTH, PHONE_LENGTH } from './limits';
import { names } from './names';
import { LANGUAGES } from './patient';
import { fullName } from './person';
import { bookedVisit } from './series';

/** Times at which a patient is asked to prove the phone of a booking by a code that is sent to it. */
export const PHONE_PROOFS = ['never', 'when_limits_ask', 'always'] as const;

export const CODE_MINUTES = 10;
/** Number of wrong entries after which a code is invalid. */
export const CODE_TRIES = 5;
export const PROOF_MINUTES = 60;

const phone = z.string().trim().min(1).max(PHONE_LENGTH).transform(plainNumbers);

/** A code is to be sent to a phone, in any form its countries use; first of all in that of the branch. */
export const codeRequest = z.strictObject({
  phone,
  branch: documentId.nullish(),
  locale: z.enum(LANGUAGES),
});

/** Phone in E.164 as it was read, and the moment when another code may be asked for. */
export const codeAnswer = z.object({
  data: z.object({ phone: z.string(), againInSeconds: z.number().int() }),
});

/** Text that was typed as a code: digits of any script, with spaces between them. */
export const typedCode = z
  .string()
  .max(40)
  .transform(plainCode)
  .pipe(z.string().regex(new RegExp(`^\\d{${CODE_DIGITS}}$`)));

export const codeVerification = z.strictObject({ phone, code: typedCode });

/** Proof that opens the bookings of the phone until it expires (ISO 8601). */
export const proofAnswer = z.object({
  data: z.object({ proof: z.string(), phone: z.string(), expiresAt: z.string() }),
});

export const CODE_REFUSALS = ['tooSoon', 'tooMany', 'wrong', 'expired', 'notOffered'] as const;
export type CodeRefusal = (typeof CODE_REFUSALS)[number];

/** Request to send links once more: to a phone, or a mail address. */
export const linkRequest = z.strictObject({
  to: z.string().trim().min(3).max(EMAIL_LENGTH).transform(plainNumbers),
});

const named = names.nullable();

/** Appointment as the holder of a proved phone sees it, with the key that opens it. */
const phoneAppointment = z.object({
  ...bookedVisit,
  manageKey: z.string(),
  isAhead: z.boolean(),
  ...fullName,
  doctor: named,
  service: named,
  branch: named,
});
export type PhoneAppointment = z.output<typeof phoneAppointment>;

/** Patient booked for under a phone before; the age as it is by now, as far as that can be known. */
const phonePatient = z.object({
  ...fullName,
  age: z.number().int().nullable(),
  email: z.string().nullable(),
});
export type PhonePatient = z.output<typeof phonePatient>;

export const phoneAppointmentsAnswer = z.object({
  data: z.object({ phone: z.string(), appointments: z.array(phoneAppointment) }),
});
export const phonePatientsAnswer = z.object({
  data: z.object({ phone: z.string(), patients: z.array(phonePatient) }),
});
