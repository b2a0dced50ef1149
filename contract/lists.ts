import { z } from 'zod';

export const pagination = z.object({
  page: z.number().int(),
  pageSize: z.number().int(),
  pageCount: z.number().int(),
  total: z.number().int(),
});

/** A step of staff in the history of something: when, and by whom. */
export const staffStep = z.object({
  at: z.string(),
  by: z.object({ name: z.string().nullable(), isYou: z.boolean() }),
});

/** Returns which page a query string asks for, up to the last that may be. */
export function pageUpTo(last: number) {
  return z.coerce.number<number>().int().min(1).max(last).default(1);
}

const rows = z.coerce.number<number>().int().min(1).max(100);

export const pageSize = rows.default(25);

export const longPageSize = rows.default(50);
