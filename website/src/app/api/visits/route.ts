import { pageView } from '@/contract/page-views';
import { countView } from '@/features/site/page-views/mutations';
import { publicCall } from '@/lib/guard/public';

/** Takes a view of a page to be counted; no reader waits for the answer. */
export const POST = publicCall({
  read: ({ request }) => request.json().catch(() => null),
  schema: pageView,
  handle: async ({ input: view }) => {
    await countView(view);
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  },
});
