import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Cast } from '../cast';

/** "Mona منى, Sara سارة": names in both languages, side by side. */
const names = z
  .string()
  .regex(/^\S+ \S+(?:, \S+ \S+)+$/, 'must be names such as "Mona منى, Sara سارة"')
  .transform((text) =>
    text.split(', ').map((pair) => {
      const [en = '', ar = ''] = pair.split(' ');
      return { en, ar };
    }),
  );

const sayings = z.array(z.strictObject({ en: z.string(), ar: z.string() })).min(1);

const deskFile: z.ZodType<Cast> = z.strictObject({
  exchanges: z.array(z.string().regex(/^\+[1-9]\d{4,9}$/)).min(1),
  men: names,
  women: names,
  children: names,
  families: names,
  notes: sayings,
  messages: sayings,
  incoming: sayings.min(3),
});

/**
 * Reads who comes to a demonstration clinic.
 * @param directory with the content and pictures of the clinic
 * @throws {ZodError} for a file that is not as it should be
 */
export function readDesk(directory: string): Cast {
  return deskFile.parse(JSON.parse(readFileSync(join(directory, 'desk.json'), 'utf8')));
}
