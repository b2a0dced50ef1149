import { searchRequest } from '@/features/site/search/schema';
import { answerSearch } from '@/features/site/search/words';
import { publicCall } from '@/lib/guard/public';

/** Answers a search while it is typed. Posted, as a complaint is nothing for an address or a log. */
export const POST = publicCall({
  read: ({ request }) => request.json().catch(() => null),
  schema: searchRequest,
  handle: ({ input }) => answerSearch({ ...input, where: 'typing' }),
});
