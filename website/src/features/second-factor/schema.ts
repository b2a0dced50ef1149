import { z } from 'zod';

/** Whatever is no text counts as nothing, which the backend refuses by its own rules. */
const text = z
  .string()
  .catch('')
  .transform((given) => given.slice(0, 256));

export const codeSchema = z.object({ code: text.transform((code) => code.trim()), to: text });
export const passwordSchema = z.object({ password: text });
