import { z } from 'zod';
import { documentId } from './document-id';
import { EMAIL_LENGTH, STAFF_NAME_LENGTH } from './limits';
import { lineSchema } from './line-schema';
import { LANGUAGES } from './patient';
import { ROLES } from './roles';

const language = z.enum(LANGUAGES);
const role = z.enum(ROLES);
/** Document ids of the branches an account is limited to; null for all of them. */
const branches = z.array(documentId).max(200).nullable();

/** Document id of the doctor whose account it is; only for that role, which needs it. */
const doctor = documentId.nullable();
const held = { role, branches, doctor };
const rights = { name: lineSchema(STAFF_NAME_LENGTH), ...held };

export const invitation = z.strictObject({
  email: z.string().trim().toLowerCase().pipe(z.email().max(EMAIL_LENGTH)),
  ...rights,
  doctor: doctor.default(null),
  language,
});
export type Invitation = z.output<typeof invitation>;

/** Changes of an account; omitted fields stay. */
export const staffChange = z
  .strictObject({
    ...rights,
    blocked: z.boolean(),
    secondFactorRequired: z.boolean(),
    provider: z.string().max(40),
    /** Rights as they were shown: refused with 409 where they are others by now. */
    seen: z.strictObject(held),
  })
  .partial();
export type StaffChange = z.output<typeof staffChange>;

export const invitationAgain = z.strictObject({ language });

/** The account of a member of staff as managers see it; `invited` has not chosen a password yet, and needs one. */
const account = z.object({
  documentId: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  role,
  branches: z.array(z.string()).nullable(),
  doctor: z.string().nullable(),
  state: z.enum(['invited', 'active', 'blocked']),
  secondFactorRequired: z.boolean(),
  /** Way of signing in: {@link BY_PASSWORD}, or the name of a provider of social sign-in. */
  provider: z.string(),
});
export type StaffAccount = z.output<typeof account>;
export const staffAnswer = z.object({ data: account });

const secured = account.extend({ hasSecondFactor: z.boolean() });
export type SecuredAccount = z.output<typeof secured>;
export const staffListAnswer = z.object({ data: z.array(secured) });

const session = z.object({
  id: z.string(),
  deviceName: z.string().nullable(),
  loginAt: z.string().nullable(),
  lastActiveAt: z.string().nullable(),
});
export type StaffSession = z.output<typeof session>;

/** Rules of managers for all accounts with staff rights. */
export const staffRules = z.strictObject({ secondFactorOfAll: z.boolean() });
export type StaffRules = z.output<typeof staffRules>;
export const staffRulesAnswer = z.object({ data: staffRules });

const detail = secured.extend({ sessions: z.array(session) });
export type StaffDetail = z.output<typeof detail>;
export const staffDetailAnswer = z.object({ data: detail });
