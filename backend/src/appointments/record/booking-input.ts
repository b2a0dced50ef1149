import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import type { Directory } from '../../catalogue/directory';
import { toLatinDigits } from '../../contract/digits';
import type { FieldError } from '../../platform/refusal';
import { lineSchema, optionalLines } from '../../platform/text/line-schema';
import { manyLines } from '../../platform/text/many-lines';

const NAME_LENGTH = 60;
const EMAIL_LENGTH = 254;
/** The settings may allow less (`notesMaxLength`). */
const LONGEST_NOTES = 4000;

const id = z.string().regex(/^[a-z0-9]{24}$/);
const blankAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(blankAsNull, schema.nullish()).transform((value) => value ?? null);

const digits = z
  .string()
  .trim()
  .max(10)
  .transform(toLatinDigits)
  .pipe(z.string().regex(/^\d+$/).transform(Number));

/** What POST /cards gave out: 256 random bits. */
const cardToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

const person = {
  firstName: lineSchema(NAME_LENGTH),
  lastName: lineSchema(NAME_LENGTH),
  email: optional(z.email().max(EMAIL_LENGTH)),
  phone: z.string().trim().min(1).max(40).transform(toLatinDigits),
};
const personShape = z.strictObject(person);

/** Who comes and how to reach them; the phone in E.164. */
export type PersonInput = z.infer<typeof personShape>;

const visit = {
  branch: id,
  specialty: optional(id),
  doctor: id,
  service: optional(id),
  startsAt: z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
  ...person,
  age: z.union([z.number(), digits]).pipe(z.number().int().min(0)),
  additionalNotes: optionalLines(LONGEST_NOTES),
  consent: z.literal(true),
  locale: z.enum(['en', 'ar']),
};

const cash = {
  organisation: optional(z.null()),
  cardFront: optional(z.null()),
  cardBack: optional(z.null()),
};
const contract = { organisation: id, cardFront: cardToken, cardBack: cardToken };
const shapes = {
  cash: z.strictObject({ ...visit, contractType: z.literal('cash'), ...cash }),
  company: z.strictObject({ ...visit, contractType: z.literal('company'), ...contract }),
  syndicate: z.strictObject({ ...visit, contractType: z.literal('syndicate'), ...contract }),
};
/** Of somebody on the phone: the cards are brought to the branch (decision 86). */
const contractOnPhone = { organisation: id, cardFront: optional(z.null()), cardBack: optional(z.null()) };
const phoneShapes = {
  cash: shapes.cash,
  company: z.strictObject({ ...visit, contractType: z.literal('company'), ...contractOnPhone }),
  syndicate: z.strictObject({ ...visit, contractType: z.literal('syndicate'), ...contractOnPhone }),
};
const contractType = z.enum(['cash', 'company', 'syndicate']);

type Shapes = typeof shapes | typeof phoneShapes;
export type BookingInput = z.infer<Shapes[keyof Shapes]>;

const MESSAGES: Record<FieldError['code'], string> = {
  required: 'is missing',
  tooLong: 'is too long',
  invalid: 'is not valid',
  tooSmall: 'is too small',
  tooBig: 'is too big',
  notOffered: 'is not offered',
  notAvailable: 'is not available',
  consentRequired: 'is needed',
  unknownField: 'is not a known field',
};

/** One entry of a 400: the field and its code, with a plain English sentence for developers. */
export function fieldError(path: string, code: FieldError['code']): FieldError {
  return { path: [path], code, message: `${path} ${MESSAGES[code]}` };
}

function codeOf({ issue, given }: { issue: z.core.$ZodIssue; given: unknown }): FieldError['code'] {
  if (issue.path[0] === 'consent') return 'consentRequired';
  if (given === undefined || given === null || given === '') return 'required';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'tooLong' : 'tooBig';
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'required' : 'tooSmall';
  return 'invalid';
}

function errorsOf({ error, body }: { error: z.ZodError; body: Record<string, unknown> }): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')];
    for (const name of names) {
      const code = issue.code === 'unrecognized_keys' ? 'unknownField' : codeOf({ issue, given: body[name] });
      if (!found.has(name)) found.set(name, fieldError(name.slice(0, 40), code));
    }
  }
  return [...found.values()];
}

export type Parsed = { ok: true; input: BookingInput } | { ok: false; errors: FieldError[] };

/**
 * Checks the form of a booking request and the limits of the settings; brings the phone into E.164 with the
 * branch's country as default. Whether the doctor, branch, service and time go together is decided by the
 * booking itself.
 */
export function parseBooking({
  body,
  directory,
  isOnPhone = false,
}: {
  body: unknown;
  directory: Directory;
  /** Said on the phone to staff, so without pictures of cards. */
  isOnPhone?: boolean;
}): Parsed {
  const record = z.record(z.string(), z.unknown()).safeParse(body);
  if (!record.success) return { ok: false, errors: [fieldError('data', 'required')] };
  // An unknown type is one fault among the others, not a reason to stop looking.
  const kind = contractType.catch('cash').parse(record.data.contractType);
  const parsed = (isOnPhone ? phoneShapes : shapes)[kind].safeParse(record.data);
  const errors = parsed.success ? [] : errorsOf({ error: parsed.error, body: record.data });
  const { rules, branches } = directory.data;

  const { phone, branch, age, additionalNotes, cardFront, cardBack } = record.data;
  const country = typeof branch === 'string' ? branches[branch]?.country : undefined;
  const number = typeof phone === 'string' ? phoneOf({ phone, country }) : null;
  const has = (field: string) => errors.some((error) => error.path[0] === field);
  if (!has('phone') && !number) errors.push(fieldError('phone', 'invalid'));
  if (!has('age') && Number(typeof age === 'string' ? toLatinDigits(age) : age) > rules.maxAge) {
    errors.push(fieldError('age', 'tooBig'));
  }
  if (
    typeof additionalNotes === 'string' &&
    !has('additionalNotes') &&
    manyLines(additionalNotes).length > rules.notesMaxLength
  ) {
    errors.push(fieldError('additionalNotes', 'tooLong'));
  }
  if (typeof cardBack === 'string' && cardBack === cardFront && !has('cardBack')) {
    errors.push(fieldError('cardBack', 'invalid'));
  }
  if (!parsed.success || !number || errors.length > 0) return { ok: false, errors };
  return { ok: true, input: { ...parsed.data, phone: number } };
}

/** Checks name, phone and e-mail alone, by the rules of a booking; `country` is the branch's. */
export function parsePerson({
  body,
  country,
}: {
  body: Record<string, unknown>;
  country: string | undefined;
}): { ok: true; person: PersonInput } | { ok: false; errors: FieldError[] } {
  const parsed = personShape.safeParse(body);
  const errors = parsed.success ? [] : errorsOf({ error: parsed.error, body });
  const number = typeof body.phone === 'string' ? phoneOf({ phone: body.phone, country }) : null;
  if (!number && !errors.some(({ path }) => path[0] === 'phone')) errors.push(fieldError('phone', 'invalid'));
  if (!parsed.success || !number || errors.length > 0) return { ok: false, errors };
  return { ok: true, person: { ...parsed.data, phone: number } };
}

function phoneOf({ phone, country }: { phone: string; country: string | undefined }): string | null {
  const defaultCountry = country && isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(toLatinDigits(phone.slice(0, 40)), { defaultCountry });
  return number?.isValid() ? number.number : null;
}
