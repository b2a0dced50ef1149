import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const SEED = join(import.meta.dirname, '../../../backend/seed');
const CONTENT = join(SEED, 'content');

const words = z.record(z.string(), z.unknown()).default({});
const keys = z.union([z.string(), z.array(z.string())]);
const entrySchema = z.object({
  shared: words,
  en: words,
  ar: words,
  relations: z.record(z.string(), keys).default({}),
});
const listSchema = z.array(z.union([z.string(), entrySchema.extend({ key: z.string() })]));

/** An entry of the demonstration clinic, without its texts in Markdown. */
export type DemonstrationEntry = z.infer<typeof entrySchema> & { key: string };

const readJson = (name: string, folder = CONTENT): unknown =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

/** The entries of a list of the demonstration clinic ("doctors"), see `backend/seed/README.md`. */
export function readDemonstration(list: string): DemonstrationEntry[] {
  return listSchema
    .parse(readJson(list))
    .map((item) =>
      typeof item === 'string' ? { key: item, ...entrySchema.parse(readJson(`${list}/${item}`)) } : item,
    );
}

/** The signs of danger that all demonstration clinics have, and those of the one. */
export const readSigns = (): DemonstrationEntry[] => [
  ...readDemonstration('red-flags'),
  ...listSchema.parse(readJson('red-flags', join(SEED, 'common'))).filter((item) => typeof item !== 'string'),
];
