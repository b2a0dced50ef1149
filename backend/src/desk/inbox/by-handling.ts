import type { z } from 'zod';
import type { Handling } from '../../contract/contact-message';
import { countBy, type Query, readRows } from '../../platform/database';

/** A page of messages, the latest first, with how many there are of each handling, and in the list that is asked for. */
export async function listByHandling<Row extends z.ZodObject>(
  row: Row,
  messages: () => Query,
  { handling: wanted, page, pageSize }: { handling?: Handling | undefined; page: number; pageSize: number },
): Promise<{ rows: z.output<Row>[]; counts: Record<Handling, number>; total: number }> {
  const list = messages().orderBy('created_at', 'desc').orderBy('id', 'desc');
  if (wanted) list.where({ handling: wanted });
  const rows = await readRows(row, list.limit(pageSize).offset((page - 1) * pageSize));
  const counted = await countBy(messages(), 'handling');
  const of = (handling: Handling) => counted.get(handling) ?? 0;
  const counts = { new: of('new'), read: of('read'), done: of('done') };
  return { rows, counts, total: wanted ? counts[wanted] : counts.new + counts.read + counts.done };
}
