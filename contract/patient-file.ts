import { z } from 'zod';
import { appointmentAnswer } from './appointment';
import { patientNote } from './appointment-note';
import { documentId } from './document-id';
import { importedPatient } from './imports';
import { LANGUAGES } from './patient';
import { nameAndPhone, patientRecord } from './person';

/** Search for a patient by phone, its last digits, name or booking number; in the body, as addresses are logged. */
export const findPatientsRequest = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .refine((text) => !text.includes('\0')),
});

const visit = z.object({ documentId: z.string(), startsAt: z.string(), timeZone: z.string() });

/** A patient: a phone and a full name. Counts are of what the member of staff may see. */
const found = z.object({
  /** The latest of their appointments: by it the patient is named in addresses. */
  appointment: z.string(),
  ...nameAndPhone,
  country: z.string().nullable(),
  /** Counted today where the birth date is known, else as it was said last. */
  age: z.number().int().nullable(),
  ...patientRecord,
  visits: z.number().int(),
  done: z.number().int(),
  canceled: z.number().int(),
  noShows: z.number().int(),
  next: visit.nullable(),
  last: visit.nullable(),
});
export type FoundPatient = z.output<typeof found>;

/** Patients that a search finds; `isCapped` when more fit than were looked through. */
export const foundPatientsAnswer = z.object({
  data: z.array(found),
  /** `imported`: patients from another system without an appointment here. */
  meta: z.object({ isCapped: z.boolean(), imported: z.array(importedPatient).default([]) }),
});
export type FoundPatients = z.output<typeof foundPatientsAnswer>;

/** A patient with the same phone or the same name: a different person, or the same person spelled differently. */
const similar = found.extend({ shares: z.enum(['phone', 'name']) });
export type SimilarPatient = z.output<typeof similar>;

/** Person whom staff have recorded as the same. */
const joined = found.extend({
  /** Document id of the join, by which it is undone. */
  join: z.string(),
  by: z.string().nullable(),
  at: z.string(),
});

/** Data that staff work with: of one patient and of those they were joined with. */
const file = z.object({
  patient: found,
  joined: z.array(joined),
  similar: z.array(similar),
  /** The latest first; more than `appointments` shows are counted alone. */
  appointments: z.array(appointmentAnswer.shape.data),
  total: z.number().int(),
  notes: z.array(patientNote),
  /** True where the reader may see and write notes about patients, not of appointments alone. */
  mayNote: z.boolean(),
  /** True while the clinic gives file numbers and neither the patient nor anybody joined with them has one. */
  canGiveNumber: z.boolean(),
});
export type PatientFile = z.output<typeof file>;
export const patientFileAnswer = z.object({ data: file });

export const recordChange = z.union([
  z.strictObject({ fileNumber: z.literal('next') }),
  z.strictObject({ birthDate: z.iso.date().nullable() }),
  z.strictObject({ language: z.enum(LANGUAGES) }),
]);
export type RecordChange = z.output<typeof recordChange>;

/** Appointment of the same person; `isSure` once staff have confirmed despite another name or age. */
export const joinRequest = z.strictObject({ other: documentId, isSure: z.boolean().default(false) });
