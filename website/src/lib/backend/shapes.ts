import { z } from 'zod';
import { routing } from '@/i18n/routing';
import { MEDIA_FIELDS, type Media, mediaSchema } from './media';

/** Populate parameters of a read that gets a picture. */
export const pictureFields = { fields: MEDIA_FIELDS };

/** A picture, or null where an editor has set none. */
export const picture = mediaSchema.nullish().transform((media): Media | null => media ?? null);

/** Text an editor may leave empty: missing, null and blank all become null. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null);

/** A list the backend may leave out or send as null. */
export function listOf<T extends z.ZodType>(item: T) {
  return z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
}

/** The language the backend says an entry is in. */
export const contentLocale = z.enum(routing.locales);

export const documentRef = z.object({ documentId: z.string().min(1) });

/** An editor's switch; off where nobody has ever touched it. */
export const closedSwitch = z
  .boolean()
  .nullish()
  .transform((isOn) => isOn ?? false);

/** A relation to one entry, reduced to its document id. */
export const optionalRef = documentRef.nullish().transform((ref) => ref?.documentId ?? null);

/** Populate for a relation of which only the key is wanted. */
export const refOnly = { fields: ['documentId'] };

/** Document ids of a relation over all languages of an entry: what one language links and the other forgot counts. */
export function joinRefs(lists: { documentId: string }[][]): string[] {
  return [...new Set(lists.flat().map((ref) => ref.documentId))];
}

/** "09:30:00.000" as stored, "09:30" as everyone reads it. */
export const clockTime = z
  .string()
  .regex(/^\d{2}:\d{2}/)
  .transform((time) => time.slice(0, 5));

export const calendarDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const weekday = z.enum(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']);
export type Weekday = z.infer<typeof weekday>;
