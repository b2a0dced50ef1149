import { z } from 'zod';
import { actor } from './appointment-history';
import { LANGUAGES } from './patient';

/** Purposes that a patient agrees to: storing at all, messages to the phone, and news by email. */
export const CONSENTS = ['booking', 'phone', 'news'] as const;
export type ConsentPurpose = (typeof CONSENTS)[number];
/** Ways of giving consent: by a form, of the website or of another system, or said on the phone or at the desk. */
export const CONSENT_WAYS = ['form', 'phone', 'desk'] as const;

/** Language in which the words stood there, also before staff who read them out; that of the patient where it is left out. */
export const consentLocale = z.enum(LANGUAGES).optional();

/** Consent in the words that stood there. Instants are ISO. */
export const consent = z.object({
  purpose: z.enum(CONSENTS),
  text: z.string(),
  version: z.string().nullable(),
  /** Null where an earlier system did not say. */
  way: z.enum(CONSENT_WAYS).nullable(),
  givenAt: z.string(),
  withdrawn: z.object({ at: z.string(), by: actor }).nullable(),
});
export type Consent = z.output<typeof consent>;

export const withdrawalRequest = z.strictObject({ purpose: z.enum(CONSENTS) });
