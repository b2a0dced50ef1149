import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

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

/** People who come to a demonstration clinic, and their messages; see `seed/README.md`. */
const deskFile = z.strictObject({
  /** Beginnings of phones, of exchanges that do not exist: four digits follow. The clinic's own end below 1000. */
  exchanges: z.array(z.string().regex(/^\+[1-9]\d{4,9}$/)).min(1),
  men: names,
  women: names,
  children: names,
  families: names,
  /** Notes that patients add to a booking. */
  notes: sayings,
  /** Messages of visitors on the contact page. */
  messages: sayings,
  /** Messages of patients by SMS and WhatsApp: a question, the text under a picture, another question. */
  incoming: sayings.min(3),
});

export type Desk = z.output<typeof deskFile>;

/** Reads who comes to the demonstration clinic of a folder. @throws {ZodError} for a file that is not as it should be */
export function readDesk(directory: string): Desk {
  return deskFile.parse(JSON.parse(readFileSync(join(directory, 'desk.json'), 'utf8')));
}
