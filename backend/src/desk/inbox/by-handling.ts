import { z } from 'zod';
import { type Handling, handling } from '../../contract/contact-message';
import type { Query } from '../../platform/database';

const counted = z.array(z.object({ handling, total: z.coerce.number() }));

/** A page of messages, the latest first, with how many there are of each handling, and in the list that is asked for. */
export async function listByHandling(
  messages: () => Query,
  columns: string[],
  { handling: wanted, page, pageSize }: { handling?: Handling | undefined; page: number; pageSize: number },
): Promise<{ found: unknown[]; counts: Record<Handling, number>; total: number }> {
  const list = messages()
    .select(columns)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const found: unknown[] = await (wanted ? list.where({ handling: wanted }) : list);
  const counts: Record<Handling, number> = { new: 0, read: 0, done: 0 };
  const groups = messages().select('handling').count({ total: '*' }).groupBy('handling');
  for (const one of counted.parse(await groups)) counts[one.handling] = one.total;
  return { found, counts, total: wanted ? counts[wanted] : counts.new + counts.read + counts.done };
}
