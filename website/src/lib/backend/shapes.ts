import { z } from 'zod';
import { routing } from '@/i18n/routing';
import { mediaSchema } from './media';

/** A field that the backend may leave out, null where it does. */
export function orNull<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value): z.output<T> | null => value ?? null);
}

export const picture = orNull(mediaSchema);

/** Text an editor may leave empty: missing, null and blank all become null. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null);

const LANGUAGE = new RegExp(`^/(?:${routing.locales.join('|')})(?=[/?#]|$)/?`);

/** Path of the site, without the language that comes along where an editor copied it from a page. */
export const optionalPath = optionalText.transform((text): `/${string}` | null =>
  text?.startsWith('/') ? `/${text.replace(LANGUAGE, '/').slice(1)}` : null,
);

/** Heading over a part of a page, in the editors' words. */
export const optionalHeading = orNull(z.object({ title: z.string(), text: optionalText }));

/** A list the backend may leave out or send as null. */
export function listOf<T extends z.ZodType>(item: T) {
  return z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
}

/** The language the backend says an entry is in. */
export const contentLocale = z.enum(routing.locales);

const documentRef = z.object({ documentId: z.string().min(1) });

/** An editor's switch; off where nobody has ever touched it. */
export const closedSwitch = z
  .boolean()
  .nullish()
  .transform((isOn) => isOn ?? false);

/** A relation to one entry, reduced to its document id. */
export const optionalRef = documentRef.nullish().transform((ref) => ref?.documentId ?? null);

/** Relations to several entries, reduced to their document ids in the editors' order. */
export const refIds = listOf(documentRef).transform((refs) => refs.map(({ documentId }) => documentId));

/** Fields of an entry that has a page of its own. */
export const addressed = { documentId: z.string(), number: z.number().int(), slug: optionalText };

/** Fields of an entry that editors put in order. */
export const ordered = { ...addressed, order: z.number().nullish() };

/** Merges the document ids of a relation over all languages of an entry; a link set in only one language counts. */
export function joinRefs(lists: string[][]): string[] {
  return [...new Set(lists.flat())];
}

/** Reads a relation to a single entry. */
export function joinRef(list: (string | null)[]): string | null {
  return list.find((id) => id !== null) ?? null;
}

/** "09:30:00.000" as stored, "09:30" as everyone reads it. */
export const clockTime = z
  .string()
  .regex(/^\d{2}:\d{2}/)
  .transform((time) => time.slice(0, 5));

export const optionalTime = orNull(clockTime);

export const calendarDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const optionalDate = orNull(calendarDate);

export const weekday = z.enum(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']);
export type Weekday = z.infer<typeof weekday>;
