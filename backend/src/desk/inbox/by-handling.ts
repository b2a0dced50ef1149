import type { Handling } from '../../contract/contact-message';
import { countBy, type Query } from '../../platform/database';

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
  const counted = await countBy(messages(), 'handling');
  const of = (handling: Handling) => counted.get(handling) ?? 0;
  const counts = { new: of('new'), read: of('read'), done: of('done') };
  return { found, counts, total: wanted ? counts[wanted] : counts.new + counts.read + counts.done };
}
