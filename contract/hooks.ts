import { z } from 'zod';

/** Bytes of a notice of a gateway; more is none. Wrapped in JSON it stays within what the backend reads. */
export const HOOK_BYTES = 40_000;

/** A notice as it came, with what it is signed by. */
export const hookRequest = z.strictObject({
  body: z.string().max(HOOK_BYTES),
  signature: z.string().max(200),
});

/** What WhatsApp sends once, to see that an address is the clinic's: the word that both were given. */
export const hookVerification = z.strictObject({ token: z.string().max(200) });
