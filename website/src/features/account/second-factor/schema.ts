import { z } from 'zod';
import { PASSWORD_LENGTH } from '@/contract/limits';

/** Reads anything but text as empty, which the backend refuses by its own rules. */
const text = z
  .string()
  .catch('')
  .transform((given) => given.slice(0, PASSWORD_LENGTH));

export const codeSchema = z.object({ code: text.transform((code) => code.trim()), to: text });
export const passwordSchema = z.object({ password: text });
