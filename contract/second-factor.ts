import { z } from 'zod';
import { sessionAnswer } from './account';
import { plainCode } from './digits';
import { PASSWORD_LENGTH } from './limits';

/** Proof that the password was right; a code, or the setup of a second factor, is still missing. */
export const withTicket = z.object({ ticket: z.string().max(200) });
export const secondFactorStep = z.object({ step: z.enum(['enter', 'setup']), ticket: z.string().min(1) });
export type SecondFactorStep = z.output<typeof secondFactorStep>;

/** A code of the authenticator, or a recovery code. */
export const withCode = z.object({ code: z.string().trim().min(6).max(30).transform(plainCode) });
/**
 * The password again, before the second factor is set up or taken off. Where a provider opens the account, a sign-in there begins
 * the setup, and a code takes it off.
 */
export const withPassword = z.object({ password: z.string().min(1).max(PASSWORD_LENGTH) });

const enrolment = z.object({ secret: z.string(), picture: z.string().startsWith('<svg') });
/** Secret for an authenticator: as letters, and as a picture (SVG). */
export type Enrolment = z.output<typeof enrolment>;
export const enrolmentAnswer = z.object({ data: enrolment });

/** Codes, shown this once. */
const recoveryCodes = z.array(z.string());
export const recoveryCodesAnswer = z.object({ data: z.object({ recoveryCodes }) });
/** Answer where the setup ends a sign-in. */
export const securedSessionAnswer = sessionAnswer.extend({ recoveryCodes });

export const secondFactorAnswer = z.object({
  data: z.object({
    isOn: z.boolean(),
    isRequired: z.boolean(),
    /** Number of unused recovery codes. */
    recoveryCodes: z.number().int(),
    /** Provider of social sign-in that opens the account; null where its password does. */
    provider: z.string().nullable(),
  }),
});
