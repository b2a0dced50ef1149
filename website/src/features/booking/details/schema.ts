import { z } from 'zod';
import { CARD_TOKEN } from '@/contract/card';
import { PHONE_CHANNELS } from '@/contract/channels';
import { toLatinDigits } from '@/contract/digits';
import { FIELD_FAULTS, type FieldFault } from '@/contract/field-faults';
import { DOCUMENT_ID, EMAIL_LENGTH, NAME_LENGTH } from '@/contract/limits';
import { parseJson } from '@/contract/parse-json';
import { GUARDIAN_RELATIONS, PERSON_FIELDS, type PersonField } from '@/contract/patient';
import { personLines } from '@/contract/person';
import { parsePhone } from '@/lib/contact/phone';
import { INVISIBLE, tidyEmail } from '@/lib/contact/tidy-email';
import { isChild, type PersonLimits } from './limit-rules';

/** Faults, at most one per field. */
export type PersonFaults = Partial<Record<PersonField, FieldFault>>;

function tidy(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

const fault = (code: FieldFault) => ({ error: code });

/** Line as typed and pasted. */
function typedLine<Line extends z.ZodType<string, string>>(line: Line) {
  return z.string(fault('required')).transform(tidy).pipe(line);
}

/** A number as it is typed on any keyboard. */
const digits = z
  .string(fault('required'))
  .transform((text) => toLatinDigits(tidy(text)))
  .pipe(z.string().min(1, fault('required')));

const phoneIn = (country: string) =>
  digits.transform((text, context) => {
    const phone = parsePhone({ text, country });
    if (phone) return phone;
    context.addIssue({ code: 'custom', message: 'invalid' });
    return z.NEVER;
  });

const ageUpTo = (maxAge: number) =>
  digits
    .pipe(z.string().regex(/^-?\d{1,4}$/, fault('invalid')))
    .transform(Number)
    .pipe(z.number().min(0, fault('tooSmall')).max(maxAge, fault('tooBig')));

/** A field that may stay empty, which is null. */
function orNull<Line extends z.ZodType<string, string>>(line: Line, tidied: (text: string) => string = tidy) {
  return z
    .string()
    .default('')
    .transform(tidied)
    .pipe(z.literal('').or(line))
    .transform((text) => text || null);
}

/** Accepts one of the choices, or nothing (null). */
function oneOrNull<const Choice extends string>(choices: readonly Choice[], code: FieldFault) {
  return z
    .union([z.literal(''), z.enum(choices)], fault(code))
    .default('')
    .transform((choice) => choice || null);
}

const card = z.string(fault('required')).min(1, fault('required')).regex(CARD_TOKEN, fault('invalid'));

/** Shows how the appointment is paid. Whether the branch accepts the organisation is the backend's to say. */
const contractSchema = z.discriminatedUnion(
  'contractType',
  [
    z.object({ contractType: z.literal('cash') }),
    z.object({
      contractType: z.enum(['company', 'syndicate']),
      organisation: z.string(fault('required')).regex(DOCUMENT_ID, fault('required')),
      cardFront: card,
      cardBack: card,
    }),
  ],
  fault('required'),
);

/** Returns who comes and where the call and the mails go, by the rules of {@link createPersonSchema}. */
function contactIn(country: string) {
  return {
    firstName: typedLine(personLines.firstName),
    lastName: typedLine(personLines.lastName),
    phone: phoneIn(country),
    email: orNull(z.email(fault('invalid')).max(EMAIL_LENGTH, fault('tooLong')), tidyEmail),
  };
}

/** Schema of a patient's corrections to a request, by the same rules. */
export function createCorrectionSchema({ country, maxAge }: Pick<PersonLimits, 'country' | 'maxAge'>) {
  return z.object({ ...contactIn(country), age: ageUpTo(maxAge) });
}

/**
 * A valid form of patient details. Digits of Arabic keyboards, pasted spaces and invisible marks are taken
 * out before anything is judged. The same schema runs in the browser and on the website; the backend checks
 * again by its own rules. A phone without country code is read as a number of the branch's country.
 */
function createPersonSchema({ country, maxAge, notesMaxLength }: PersonLimits) {
  return z.object({
    ...personLines,
    ...contactIn(country),
    // `checkPerson` decides which of these are required.
    guardianName: orNull(z.string().max(NAME_LENGTH, fault('tooLong'))),
    guardianRelation: oneOrNull(GUARDIAN_RELATIONS, 'required'),
    guardianPhone: orNull(phoneIn(country)),
    tellBy: oneOrNull(PHONE_CHANNELS, 'invalid'),
    // A box that is not ticked is not sent.
    news: z
      .string()
      .optional()
      .transform((box) => box === 'on'),
    age: ageUpTo(maxAge),
    additionalNotes: orNull(z.string().max(notesMaxLength, fault('tooLong')), (text) =>
      text.replaceAll('\r\n', '\n').trim(),
    ),
    consent: z.literal('on', fault('consentRequired')).transform(() => true as const),
  });
}

export type Person = z.output<ReturnType<typeof createPersonSchema>> & z.output<typeof contractSchema>;

/** The fields as the visitor typed them, to be shown again. */
export type Typed = Partial<Record<PersonField, string | undefined>>;

/** Reads the fields as typed, for checking and for showing again. */
export function readTyped(form: FormData): Typed {
  const text = (field: PersonField) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : undefined;
  };
  return Object.fromEntries(PERSON_FIELDS.map((field) => [field, text(field)]));
}

/** The first fault of each field, from a failed check here or from the backend's list; an unknown one counts as 'invalid'. */
export function toFaults(issues: { path: PropertyKey[]; code: string }[]): PersonFaults {
  const faults: PersonFaults = {};
  for (const { path, code } of issues) {
    const field = PERSON_FIELDS.find((known) => known === path[0]);
    if (field) faults[field] ??= FIELD_FAULTS.find((known) => known === code) ?? 'invalid';
  }
  return faults;
}

/** Checks a form as typed: the person, or the first fault of each field; a guardian only below the age of one. */
export function checkPerson(
  typed: Typed,
  limits: PersonLimits,
): { person: Person } | { faults: PersonFaults } {
  const needsGuardian = isChild({ ...limits, age: typed.age });
  const said = needsGuardian
    ? typed
    : { ...typed, guardianName: '', guardianRelation: '', guardianPhone: '' };
  const person = createPersonSchema(limits).safeParse(said);
  const contract = contractSchema.safeParse(typed);
  const missing = (['guardianName', 'guardianRelation'] as const).filter(
    (field) => needsGuardian && !typed[field]?.trim(),
  );
  if (person.success && contract.success && missing.length === 0)
    return { person: { ...person.data, ...contract.data } };
  const issues = [...(person.error?.issues ?? []), ...(contract.error?.issues ?? [])];
  return {
    faults: toFaults([
      ...issues.map(({ path, message }) => ({ path, code: message })),
      ...missing.map((field) => ({ path: [field], code: 'required' })),
    ]),
  };
}

const visits = z.array(z.object({ doctor: z.string(), startsAt: z.string() }));

/** Reads the later visits of a series as `SeriesVisits` sends them; whatever is no list of visits is none. */
export const readVisits = (json: string) => visits.safeParse(parseJson(json)).data ?? [];
