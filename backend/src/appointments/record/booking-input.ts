import {
  getExampleNumber,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { z } from 'zod';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import {
  type BookingInput,
  bookingRequests,
  callerRequests,
  type PersonInput,
  personRequest,
} from '../../contract/booking-request';
import { toLatinDigits } from '../../contract/digits';
import type { FieldFault } from '../../contract/field-faults';
import { PHONE_LENGTH } from '../../contract/limits';
import { manyLines } from '../../contract/many-lines';
import { CONTRACT_TYPES } from '../../contract/patient';
import type { FieldError } from '../../contract/refusals';
import { type Context, idempotencyKeyFrom } from '../../platform/http';
import { invalid, type Outcome } from '../../platform/refusal';

const MESSAGES: Record<FieldFault, string> = {
  required: 'is missing',
  tooLong: 'is too long',
  invalid: 'is not valid',
  tooSmall: 'is too small',
  tooBig: 'is too big',
  notOffered: 'is not offered',
  notAvailable: 'is not available',
  consentRequired: 'is needed',
  explained: 'is not valid',
  unknownField: 'is not a known field',
};

/** One entry of a 400: the field and its code, with a plain English sentence for developers. */
export function fieldError(path: string, code: FieldFault): FieldError {
  return { path: [path], code, message: `${path} ${MESSAGES[code]}` };
}

/** A 400 for one field. */
export const invalidField = (path: string, code: FieldFault) => invalid([fieldError(path, code)]);

/** Reads the key of a form: what is sent with it again is answered as before. */
export function readKey({ ctx }: { ctx: Pick<Context, 'get'> }): Outcome<string> {
  const key = idempotencyKeyFrom(ctx);
  return key === null ? invalidField('Idempotency-Key', 'required') : { ok: true, value: key };
}

function codeOf(issue: z.core.$ZodIssue, given: unknown): FieldFault {
  if (issue.path[0] === 'consent') return 'consentRequired';
  if (given === undefined || given === null || given === '') return 'required';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'tooLong' : 'tooBig';
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'required' : 'tooSmall';
  return 'invalid';
}

/** Returns what a schema found wrong, each field once; what nobody knows is named. */
export function errorsOf(error: z.ZodError, body: Record<string, unknown>): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')];
    for (const name of names) {
      const code = issue.code === 'unrecognized_keys' ? 'unknownField' : codeOf(issue, body[name]);
      if (!found.has(name)) found.set(name, fieldError(name.slice(0, 40), code));
    }
  }
  return [...found.values()];
}

// Made once: a schema takes longer to make than to use.
const fields = z.record(z.string(), z.unknown());
/** An unknown type is one fault among the others, not a reason to stop looking. */
const contractType = z.enum(CONTRACT_TYPES).catch('cash');

/**
 * Checks the form of a booking request and the limits of the settings; brings the phone into E.164 with the
 * branch's country as default. Whether the doctor, branch, service and time go together is decided by the
 * booking itself. On the phone with staff no pictures of cards are needed.
 */
export function parseBooking(
  body: unknown,
  catalogue: CatalogueSnapshot,
  isOnPhone: boolean,
): Outcome<BookingInput> {
  const record = fields.safeParse(body);
  if (!record.success) return invalidField('data', 'required');
  const kind = contractType.parse(record.data.contractType);
  const parsed = (isOnPhone ? callerRequests : bookingRequests)[kind].safeParse(record.data);
  const errors = parsed.success ? [] : errorsOf(parsed.error, record.data);
  const { rules, branches } = catalogue.data;

  const { phone, branch, age, additionalNotes, cardFront, cardBack } = record.data;
  const country = typeof branch === 'string' ? branches[branch]?.country : undefined;
  const number = typeof phone === 'string' ? phoneOf({ phone, country }) : null;
  const has = (field: string) => errors.some((error) => error.path[0] === field);
  if (!has('phone') && !number) errors.push(fieldError('phone', 'invalid'));
  const years = Number(typeof age === 'string' ? toLatinDigits(age) : age);
  if (!has('age') && years > rules.maxAge) errors.push(fieldError('age', 'tooBig'));
  const notes = typeof additionalNotes === 'string' ? manyLines(additionalNotes) : '';
  if (!has('additionalNotes') && notes.length > rules.notesMaxLength)
    errors.push(fieldError('additionalNotes', 'tooLong'));
  const tellBy = parsed.data?.tellBy ?? null;
  if (tellBy !== null && !rules.phoneChannels.includes(tellBy))
    errors.push(fieldError('tellBy', 'notOffered'));
  if (typeof cardBack === 'string' && cardBack === cardFront && !has('cardBack')) {
    errors.push(fieldError('cardBack', 'invalid'));
  }
  const isChild = !has('age') && years < rules.guardianAge;
  const guardian = isChild ? readGuardian(record.data, country) : NOBODY;
  errors.push(...guardian.errors.filter(({ path: [field = ''] }) => !has(field)));
  if (!parsed.success || !number || errors.length > 0) return invalid(errors);
  const { guardianName, guardianRelation } = parsed.data;
  const of = isChild && guardianName !== null ? { guardianName, guardianRelation } : NO_GUARDIAN;
  const guardianPhone = of.guardianName === null ? null : (guardian.phone ?? number);
  return { ok: true, value: { ...parsed.data, phone: number, ...of, guardianPhone } };
}

interface GivenGuardian {
  errors: FieldError[];
  phone: string | null;
}
const NOBODY: GivenGuardian = { errors: [], phone: null };
const NO_GUARDIAN = { guardianName: null, guardianRelation: null };

/** Reads the adult who agrees for a child: name and relation are needed, the phone may be that of the booking. */
export function readGuardian(record: Record<string, unknown>, country: string | undefined): GivenGuardian {
  const text = (field: string) => (typeof record[field] === 'string' ? record[field].trim() : '');
  const missing = (['guardianName', 'guardianRelation'] as const).filter((field) => text(field) === '');
  const errors = missing.map((field) => fieldError(field, 'required'));
  const typed = text('guardianPhone');
  const phone = typed === '' ? null : phoneOf({ phone: typed, country });
  if (typed !== '' && phone === null) errors.push(fieldError('guardianPhone', 'invalid'));
  return { errors, phone };
}

/** Checks name, phone and e-mail alone, by the rules of a booking; `country` is the branch's. */
export function parsePerson(
  body: Record<string, unknown>,
  country: string | undefined,
): { ok: true; person: PersonInput } | { ok: false; errors: FieldError[] } {
  const parsed = personRequest.safeParse(body);
  const errors = parsed.success ? [] : errorsOf(parsed.error, body);
  const number = typeof body.phone === 'string' ? phoneOf({ phone: body.phone, country }) : null;
  if (!number && !errors.some(({ path }) => path[0] === 'phone')) errors.push(fieldError('phone', 'invalid'));
  if (!parsed.success || !number || errors.length > 0) return { ok: false, errors };
  return { ok: true, person: { ...parsed.data, phone: number } };
}

/**
 * A typed phone in E.164, or null when it is none; `country` is the branch's. What is as long as the mobiles of its country is
 * taken: ranges that are new, such as +966 52, are in no list yet, and the clinic calls each number anyway. Without a country's
 * code only a mobile of the branch's country is taken: `0501234567` in Cairo is hardly the landline that it could be. The
 * website asks, and sends what was meant with the code.
 */
export function phoneOf({ phone, country }: { phone: string; country: string | undefined }): string | null {
  const defaultCountry = country && isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(toLatinDigits(phone.slice(0, PHONE_LENGTH)), { defaultCountry });
  if (!number || !(number.isValid() || isLongAsMobile(number))) return null;
  return number.country === defaultCountry && !phone.includes('+') && isLandline(number)
    ? null
    : number.number;
}

function isLandline(number: PhoneNumber): boolean {
  const type = number.getType();
  return type !== undefined && type !== 'MOBILE' && type !== 'FIXED_LINE_OR_MOBILE';
}

function isLongAsMobile({ country, nationalNumber }: PhoneNumber): boolean {
  const example = country && getExampleNumber(country, examples);
  return example?.nationalNumber.length === nationalNumber.length;
}
