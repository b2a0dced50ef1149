import { z } from 'zod';
import { version } from '@/contract/changes';
import { documentId } from '@/contract/document-id';

/** Fields that name an appointment, and its version that was looked at. */
export const asRead = { id: documentId, version: z.coerce.number().pipe(version) };

/** Returns what was typed into these fields, to be shown again; cut, as nobody has checked it. */
export function typedIn<Name extends string>(
  form: FormData,
  names: readonly Name[],
  mostLetters: number,
): Record<Name, string> {
  const typed = names.map((name) => [name, String(form.get(name) ?? '').slice(0, mostLetters)]);
  return Object.fromEntries(typed);
}

/** Reads anything but text as empty; the backend says which field misses something. */
export const typedText = z
  .string()
  .catch('')
  .transform((given) => given.trim());

/** Reads a text of a form, cut where nothing of ours is longer; whatever is no text counts as nothing. */
export const textUpTo = (length: number) =>
  z
    .string()
    .catch('')
    .transform((text) => text.slice(0, length));

/** Reads the texts of one value that has spaces between them, by the names of their fields. */
export function spacedFields<Fields extends z.ZodRawShape>(fields: Fields) {
  const read = (text: string): unknown => {
    const parts = text.split(' ');
    return Object.fromEntries(Object.keys(fields).map((name, place) => [name, parts[place]]));
  };
  return z.string().transform(read).pipe(z.object(fields));
}

/** Shape of fields that are {@link typedText}, by their names. */
export function textFields<Name extends string>(...names: readonly Name[]): Record<Name, typeof typedText> {
  const fields = names.map((name) => [name, typedText]);
  return Object.fromEntries(fields);
}
