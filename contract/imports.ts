import { z } from 'zod';
import { documentId } from './document-id';
import { nameAndPhone } from './person';

/** Sources of an import: rows of one noun, or all of Easy!Appointments at once. */
export const IMPORT_KINDS = [
  'patients',
  'appointments',
  'doctors',
  'services',
  'branches',
  'easyappointments',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export type FileNoun = Exclude<ImportKind, 'easyappointments'>;

/** Nouns of which rows are read; absences only from another product. */
export const IMPORT_NOUNS = [
  'services',
  'doctors',
  'branches',
  'absences',
  'patients',
  'appointments',
] as const satisfies (FileNoun | 'absences')[];
export type ImportNoun = (typeof IMPORT_NOUNS)[number];

const person = ['name', 'firstName', 'lastName', 'phone', 'email', 'birthDate', 'age', 'notes'] as const;

/** Columns of a row, in the order they are asked for. `id` is the key of the other system. */
export const IMPORT_FIELDS = {
  patients: ['id', ...person],
  appointments: [
    'id',
    'patient',
    ...person,
    'doctor',
    'branch',
    'service',
    'startsAt',
    'date',
    'time',
    'endsAt',
    'minutes',
    'status',
  ],
  doctors: ['id', 'nameEn', 'nameAr', 'titleEn', 'titleAr', 'specialty', 'branch', 'hours', 'slotMinutes'],
  services: ['id', 'nameEn', 'nameAr', 'summaryEn', 'summaryAr', 'specialty', 'minutes'],
  branches: ['id', 'nameEn', 'nameAr', 'addressEn', 'addressAr', 'phone', 'country', 'timeZone'],
} as const satisfies Record<FileNoun, readonly string[]>;
export type ImportField = (typeof IMPORT_FIELDS)[FileNoun][number];

export const ALL_IMPORT_FIELDS = [...new Set(Object.values(IMPORT_FIELDS).flat())] as [
  ImportField,
  ...ImportField[],
];

/** Fields of each import; one of each list has to be matched with a column. */
export const IMPORT_NEEDS: Record<FileNoun, readonly (readonly ImportField[])[]> = {
  patients: [['name', 'firstName', 'lastName'], ['phone']],
  appointments: [
    ['patient', 'name', 'firstName', 'lastName'],
    ['patient', 'phone'],
    ['doctor'],
    ['startsAt', 'date'],
  ],
  doctors: [['nameEn', 'nameAr']],
  services: [['nameEn', 'nameAr']],
  branches: [['nameEn', 'nameAr'], ['phone']],
};

/** Lists of {@link IMPORT_NEEDS} without a matched column. */
export function missingFields(noun: FileNoun, matched: readonly string[]): ImportField[] {
  return IMPORT_NEEDS[noun].flatMap((some) =>
    some.some((field) => matched.includes(field)) ? [] : some.slice(0, 1),
  );
}

/** Faults of a field of a row; `erased`: of a patient who was taken over before, and erased since. */
export const IMPORT_FAULTS = [
  'required',
  'invalid',
  'tooLong',
  'tooBig',
  'unknown',
  'taken',
  'erased',
] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

/** States of an import. `undone` leaves what staff have worked with since. */
export const IMPORT_STATES = [
  'uploaded',
  'checking',
  'checked',
  'running',
  'done',
  'canceled',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const WORKING_STATES: readonly ImportState[] = ['checking', 'running', 'undoing'];

export const IMPORT_BYTES = 20 * 1024 * 1024;
export const IMPORT_ROWS = 200_000;
export const IMPORT_COLUMNS = 100;
/** Faulty rows that are listed on the page; the file to mend has all. */
export const FAULTS_SHOWN = 100;

/** Faults of a file that is not taken; `notReady`: the clinic has no settings of bookings yet. */
export const UPLOAD_FAULTS = ['tooLarge', 'unreadable', 'empty', 'tooMany', 'notReady'] as const;
export type UploadFault = (typeof UPLOAD_FAULTS)[number];

export const importQuery = z.strictObject({ kind: z.enum(IMPORT_KINDS) });

export const importChoice = z.strictObject({
  /** Numbers of columns from 0 on; a field without a column is left out. */
  columns: z.partialRecord(
    z.enum(ALL_IMPORT_FIELDS),
    z
      .number()
      .int()
      .min(0)
      .max(IMPORT_COLUMNS - 1),
  ),
  /** True when 3/4 is the third of April. */
  isDayFirst: z.boolean(),
  /** Branch for rows that name none; phones without a country code are read by its country. */
  branch: documentId.nullable(),
});
export type ImportChoice = z.output<typeof importChoice>;

/** `all` begins only where every row fits, and leaves nothing if that changes on the way. */
export const importRun = z.strictObject({ how: z.enum(['all', 'fitting']) });
export type ImportRun = z.output<typeof importRun>;

const count = z.number().int().nonnegative();

const rowFault = z.object({
  noun: z.enum(IMPORT_NOUNS),
  /** Line in the file, the row of names being the first; of another product the number of the row in its table. */
  line: count,
  field: z.enum(ALL_IMPORT_FIELDS),
  fault: z.enum(IMPORT_FAULTS),
});
export type RowFault = z.output<typeof rowFault>;

/** An import as managers see it; instants are ISO. */
export const importAnswer = z.object({
  data: z.object({
    documentId: z.string(),
    kind: z.enum(IMPORT_KINDS),
    state: z.enum(IMPORT_STATES),
    createdAt: z.string(),
    /** Moment until which it can be undone; null where there is nothing to undo. */
    undoUntil: z.string().nullable(),
    hasFile: z.boolean(),
    rows: count,
    /** Rows looked at so far, of the work under way or the last. */
    done: count,
    /** Rows that fit, do not fit, and are here already; then those that were written, and those that an undo left. */
    fits: count,
    faulty: count,
    known: count,
    written: count,
    left: count,
    faults: z.array(rowFault),
    /** Columns of a file that waits to be matched: names, and the first values of each. */
    columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
    choice: importChoice,
  }),
});
export type ClinicImport = z.output<typeof importAnswer>['data'];

export const importsAnswer = z.object({
  data: z.array(importAnswer.shape.data.omit({ faults: true, columns: true, choice: true })),
});
export type ImportSummary = z.output<typeof importsAnswer>['data'][number];

/** A patient who was taken over and has no appointment here yet. */
export const importedPatient = z.object({
  documentId: z.string(),
  ...nameAndPhone,
  email: z.string().nullable(),
  age: z.number().int().nullable(),
  notes: z.string().nullable(),
});
export type ImportedPatient = z.output<typeof importedPatient>;
export const importedPatientAnswer = z.object({ data: importedPatient });

/** Rows that do not fit, with the names of their columns: of each noun of the file, where there are some. */
export const faultyRowsAnswer = z.object({
  data: z.array(
    z.object({
      headers: z.array(z.string()),
      rows: z.array(z.object({ line: count, cells: z.array(z.string()), faults: z.array(rowFault) })),
    }),
  ),
});
export type FaultyRows = z.output<typeof faultyRowsAnswer>['data'];
