import { z } from 'zod';
import { CARD_TOKEN } from '@/contract/card';
import { PHONE_CHANNELS } from '@/contract/channels';
import { toLatinDigits } from '@/contract/digits';
import { FIELD_FAULTS, type FieldFault } from '@/contract/field-faults';
import { DOCUMENT_ID, EMAIL_LENGTH, NAME_LENGTH } from '@/contract/limits';
import { GUARDIAN_RELATIONS, PERSON_FIELDS, type PersonField } from '@/contract/patient';
import { personLines } from '@/contract/person';
import { parsePhone } from '@/lib/contact/phone';
import { isChild } from './guardian-rules';

/** Faults, at most one per field. */
export type PersonFaults = Partial<Record<PersonField, FieldFault>>;

// Marks that come along when a number is copied out of a right-to-left message.
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\u061c\ufeff]/g;

function tidy(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

const fault = (code: FieldFault) => ({ error: code });

/** Line as typed and pasted. */
function typedLine<Line extends z.ZodType<string, string>>(line: Line) {
  return z.string(fault('required')).transform(tidy).pipe(line);
}

const phoneIn = (country: string) =>
  z
    .string(fault('required'))
    .transform((text) => toLatinDigits(tidy(text)))
    .pipe(z.string().min(1, fault('required')))
    .transform((text, context) => {
      const phone = parsePhone({ text, country });
      if (phone) return phone;
      context.addIssue({ code: 'custom', message: 'invalid' });
      return z.NEVER;
    });

const ageUpTo = (maxAge: number) =>
  z
    .string(fault('required'))
    .transform((text) => toLatinDigits(tidy(text)))
    .pipe(
      z
        .string()
        .min(1, fault('required'))
        .regex(/^-?\d{1,4}$/, fault('invalid')),
    )
    .transform(Number)
    .pipe(z.number().min(0, fault('tooSmall')).max(maxAge, fault('tooBig')));

const email = z
  .string()
  .default('')
  .transform((text) => text.replace(INVISIBLE, '').trim())
  .pipe(z.literal('').or(z.email(fault('invalid')).max(EMAIL_LENGTH, fault('tooLong'))))
  .transform((text) => text || null);

/** Channel of messages; none when not chosen. */
const tellBy = z
  .union([z.literal(''), z.enum(PHONE_CHANNELS)], fault('invalid'))
  .default('')
  .transform((channel) => channel || null);

/** A box that is not ticked is not sent. */
const news = z
  .string()
  .optional()
  .transform((box) => box === 'on');

/** Fields of the adult who agrees for a child; {@link checkPerson} knows whether they are required. */
const guardian = (country: string) => ({
  guardianName: z
    .string()
    .default('')
    .transform(tidy)
    .pipe(z.string().max(NAME_LENGTH, fault('tooLong')))
    .transform((text) => text || null),
  guardianRelation: z
    .union([z.literal(''), z.enum(GUARDIAN_RELATIONS)], fault('required'))
    .default('')
    .transform((relation) => relation || null),
  guardianPhone: z
    .string()
    .default('')
    .transform(tidy)
    .pipe(z.literal('').or(phoneIn(country)))
    .transform((phone) => phone || null),
});

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
function createContactSchema({ country }: { country: string }) {
  return z.object({
    firstName: typedLine(personLines.firstName),
    lastName: typedLine(personLines.lastName),
    phone: phoneIn(country),
    email,
  });
}

/** Schema of a patient's corrections to a request, by the same rules. */
export function createCorrectionSchema({ country, maxAge }: { country: string; maxAge: number }) {
  return createContactSchema({ country }).extend({ age: ageUpTo(maxAge) });
}

/**
 * A valid form of patient details. Digits of Arabic keyboards, pasted spaces and invisible marks are taken
 * out before anything is judged. The same schema runs in the browser and on the website; the backend checks
 * again by its own rules.
 * @param country ISO 3166 alpha-2 of the branch: a phone without country code is read as a number there.
 * @param maxAge, notesMaxLength limits from the booking settings (years, characters).
 */
export function createPersonSchema({
  country,
  maxAge,
  notesMaxLength,
}: {
  country: string;
  maxAge: number;
  notesMaxLength: number;
}) {
  return z.object({
    ...personLines,
    ...createContactSchema({ country }).shape,
    ...guardian(country),
    tellBy,
    news,
    age: ageUpTo(maxAge),
    additionalNotes: z
      .string()
      .default('')
      .transform((text) => text.replaceAll('\r\n', '\n').trim())
      .pipe(z.string().max(notesMaxLength, fault('tooLong')))
      .transform((text) => text || null),
    consent: z.literal('on', fault('consentRequired')).transform(() => true as const),
  });
}

export type PersonSchema = ReturnType<typeof createPersonSchema>;
export type Person = z.output<PersonSchema> & z.output<typeof contractSchema>;

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

function isPersonField(name: unknown): name is PersonField {
  return PERSON_FIELDS.some((field) => field === name);
}

/** A fault by the backend's code; a code this website does not know counts as 'invalid'. */
function toFieldFault(code: string): FieldFault {
  return FIELD_FAULTS.find((known) => known === code) ?? 'invalid';
}

/** The first fault of each field, from a failed check here or from the backend's list. */
export function toFaults(issues: { path: PropertyKey[]; code: string }[]): PersonFaults {
  const faults: PersonFaults = {};
  for (const { path, code } of issues) {
    const field = path[0];
    if (isPersonField(field)) faults[field] ??= toFieldFault(code);
  }
  return faults;
}

/** Checks a form as typed: the person, or the first fault of each field; a guardian only below `guardianAge`. */
export function checkPerson({
  typed,
  schema,
  guardianAge,
}: {
  typed: Typed;
  schema: PersonSchema;
  guardianAge: number;
}): { person: Person } | { faults: PersonFaults } {
  const needsGuardian = isChild({ age: typed.age, guardianAge });
  const said = needsGuardian
    ? typed
    : { ...typed, guardianName: '', guardianRelation: '', guardianPhone: '' };
  const person = schema.safeParse(said);
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
export function readVisits(json: string): z.output<typeof visits> {
  try {
    return visits.parse(JSON.parse(json));
  } catch {
    return [];
  }
}
