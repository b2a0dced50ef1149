import { z } from 'zod';

/** Bytes of a notice of a gateway, as the edge has it: after a fault WhatsApp tells many messages in one. More is none. */
export const HOOK_BYTES = 256 * 1024;
/** The same handed on in JSON, where quotes and backslashes take two, with its headers and query. */
export const HOOK_CALL_BYTES = 2 * HOOK_BYTES + 64 * 1024;

/** Notice as it came, with its signature. */
export const hookRequest = z.strictObject({
  body: z.string().max(HOOK_BYTES),
  signature: z.string().max(200),
});

/** A notice of a described gateway as it came, with headers and query, where its secret or signature may stand. */
export const gatewayNotice = z.strictObject({
  body: z.string().max(HOOK_BYTES),
  /** True when sent as a form; else it is JSON. */
  isForm: z.boolean(),
  /** Headers by their names in small letters. */
  headers: z.record(z.string().max(100), z.string().max(2000)),
  query: z.record(z.string().max(100), z.string().max(2000)).default({}),
});

/** Check that WhatsApp sends once, to see that an address is the clinic's: the word that both were given. */
export const hookVerification = z.strictObject({ token: z.string().max(200) });
