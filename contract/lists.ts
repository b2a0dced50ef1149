import { z } from 'zod';

/** What a list says of its pages. */
export const pagination = z.object({
  page: z.number().int(),
  pageSize: z.number().int(),
  pageCount: z.number().int(),
  total: z.number().int(),
});

/** Which page a query string asks for, up to the last that may be. */
export function pageUpTo(last: number) {
  return z.coerce.number<number>().int().min(1).max(last).default(1);
}

/** How long a page a query string asks for. */
export const pageSize = z.coerce.number<number>().int().min(1).max(100).default(25);
