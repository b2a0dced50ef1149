import { z } from 'zod';
import type { BookingInput } from '../../contract/booking-request';
import { PHONE_CHANNELS } from '../../contract/channels';
import { manyLines } from '../../contract/many-lines';
import { oneLine } from '../../contract/one-line';
import { GUARDIAN_RELATIONS } from '../../contract/patient';
import type { PersonAnswer } from '../../contract/person';
import { showColumns } from '../../platform/show-columns';

// Columns of the person: a field added here is written, shown to staff, handed over and erased.

/** Cleaned when read as well: rows of earlier versions hold whatever was sent. */
const name = z.string().transform(oneLine);

export const patientColumns = {
  first_name: name,
  last_name: name,
  email: z.string().nullable(),
  phone: z.string(),
  tell_by: z.enum(PHONE_CHANNELS).nullable(),
  /** The words by which the patient agreed to be written the clinic's news; null where they did not, or no more. */
  news_text: z.string().nullable(),
  additional_notes: z.string().transform(manyLines).nullable(),
  /** Null where an import did not say. */
  age: z.coerce.number().nullable(),
  guardian_name: name.nullable(),
  guardian_relation: z.enum(GUARDIAN_RELATIONS).nullable(),
  /** Empty if the guardian, known under another phone, was erased. */
  guardian_phone: z
    .string()
    .nullable()
    .transform((phone) => phone || null),
};
/** Columns by the names under which patient and payer are amended. */
export const PATIENT_FIELDS = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  email: 'email',
  age: 'age',
  guardianName: 'guardian_name',
  guardianRelation: 'guardian_relation',
  guardianPhone: 'guardian_phone',
  additionalNotes: 'additional_notes',
  contractType: 'contract_type',
} as const;

type Said = Record<keyof typeof PATIENT_FIELDS, unknown>;
type Columns<From extends Said> = { [Name in keyof Said as (typeof PATIENT_FIELDS)[Name]]: From[Name] };

/** Columns of the words about patient and payer. */
export function columnsOf<From extends Said>(said: From) {
  const entries = Object.entries(PATIENT_FIELDS).map(([name, column]) => [column, said[name as keyof Said]]);
  return Object.fromEntries(entries) as Columns<From>;
}

export type PatientColumns = z.output<z.ZodObject<typeof patientColumns>>;

/** Returns the columns of a booking's patient. @param newsText consent text for news; empty if the form did not ask */
export function patientOf(input: BookingInput, newsText: string): PatientColumns {
  const agreed = input.news && input.email !== null ? newsText || null : null;
  return { ...columnsOf(input), tell_by: input.tellBy, news_text: agreed };
}

export function presentPatient(row: PatientColumns): PersonAnswer {
  return {
    ...showColumns(row, ['first_name', 'last_name', 'phone', 'tell_by', 'email', 'age']),
    ...showColumns(row, ['guardian_name', 'guardian_relation', 'guardian_phone', 'additional_notes']),
    news: row.news_text !== null,
  };
}

/** Value of what was erased. Not a phone and not an address, so that nothing is ever sent to it. */
export const GONE = 'erased';

export const ERASED_PATIENT: PatientColumns = {
  first_name: GONE,
  last_name: '',
  phone: '',
  tell_by: null,
  email: null,
  news_text: null,
  age: 0,
  guardian_name: null,
  guardian_relation: null,
  guardian_phone: null,
  additional_notes: null,
};
