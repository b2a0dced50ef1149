import { z } from 'zod';

/** An instant as the drivers hand it over: SQLite gives epoch milliseconds, PostgreSQL a Date. */
export function instantOf(value: number | string | Date): number {
  return value instanceof Date ? value.getTime() : Number(value);
}

/** Reads a column that holds an instant, into epoch milliseconds. */
export const storedInstant = z.union([z.number(), z.string(), z.date()]).transform(instantOf);

/** Reads a column that holds text; '' where it holds none. */
export const storedText = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

/** Reads a column that holds JSON, by a schema. */
export const storedJson = <Schema extends z.ZodType>(schema: Schema) =>
  z.string().transform((text): z.output<Schema> => schema.parse(JSON.parse(text)));

/** An instant in epoch milliseconds as callers see it: ISO 8601 in UTC; null stays null. */
export function isoInstant(instant: number): string;
export function isoInstant(instant: number | null): string | null;
export function isoInstant(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
