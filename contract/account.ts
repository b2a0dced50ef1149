import { z } from 'zod';
import { EMAIL_LENGTH, PASSWORD_LENGTH } from './limits';
import { LANGUAGES } from './patient';
import { ROLES } from './roles';

const password = z.string().max(PASSWORD_LENGTH);
const newPassword = z.object({ password, passwordConfirmation: password });
const code = z.string().min(1).max(200);

/** POST /auth/local: an address or a user name, and the password. */
export const credentials = z.object({
  identifier: z.string().trim().min(1).max(EMAIL_LENGTH),
  password: password.min(1),
});
/** POST /auth/local/register. Other fields are rejected: a registration cannot choose its role. */
export const registration = z
  .strictObject({
    username: z.string().trim().min(3).max(EMAIL_LENGTH).optional(),
    email: z.email().trim().toLowerCase().max(EMAIL_LENGTH),
    password,
    /** Language of the mail that confirms the address. */
    locale: z.enum(LANGUAGES).default('en'),
  })
  // A username that looks like another person's mail address would let its sign-ins count as known for that account.
  .refine(({ username, email }) => !username?.includes('@') || username.toLowerCase() === email, {
    path: ['username'],
  });
/** Request for a mail with a link, and the language of the mail and of the page it leads to. */
export const mailRequest = z.object({
  email: z.string().trim().toLowerCase().max(EMAIL_LENGTH),
  locale: z.enum(LANGUAGES).default('en'),
});
export const mailedCode = z.object({ code });
export const passwordReset = newPassword.extend({ code });
export const passwordChange = newPassword.extend({ currentPassword: password.min(1) });
export const renewal = z.object({ refreshToken: z.string().min(1).max(4096) });
/** Ends the session the call is made in, or those of every device. */
export const signOut = z.object({ scope: z.literal('all').optional() });
export const sessionId = z.string().regex(/^[0-9a-f]{32}$/);

export const ACCOUNT_FAULTS = [
  'required',
  'invalid',
  'tooShort',
  'tooLong',
  'common',
  'different',
  'same',
  'wrong',
  'taken',
] as const;
export type AccountFault = (typeof ACCOUNT_FAULTS)[number];
/** The details of a refusal that names such fields, each by the first part of its path. */
export const accountFaults = z.object({
  errors: z.array(z.object({ path: z.array(z.string()), code: z.string().optional() })),
});

/** `jwt` is all the specification promises; the rest comes with short-lived tokens. */
export const sessionAnswer = z.object({
  jwt: z.string().min(1),
  refreshToken: z.string().optional(),
  /** Token by which this browser is known at the next sign-in. */
  device: z.string().optional(),
});
export type Session = z.output<typeof sessionAnswer>;

/** A registration gives no session while addresses have to be confirmed. */
export const registrationAnswer = sessionAnswer
  .partial({ jwt: true })
  .extend({ user: z.unknown().optional() });
export const doneAnswer = z.object({ ok: z.literal(true) });
export const confirmationAnswer = z.object({ email: z.string(), sent: z.literal(true) });

/** GET /users/me: the signed-in account with role and branches (null for all), null without staff rights. */
export const currentUser = z.object({
  username: z.string(),
  email: z.string(),
  staff: z
    .object({
      role: z.enum(ROLES),
      scope: z.array(z.string()).readonly().nullable(),
      /** Document id of the doctor whose appointments alone the account sees; null for everybody else. */
      doctor: z.string().nullable(),
    })
    .nullable(),
});
export type CurrentUser = z.output<typeof currentUser>;

/** Sign-in provider; `label` is its name if the clinic has set one. */
const provider = z.object({ name: z.string(), label: z.string().nullable() });
export const signInWaysAnswer = z.object({
  data: z.array(provider),
  meta: z.object({ registration: z.boolean() }),
});
