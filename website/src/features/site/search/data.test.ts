import { expect, it, vi } from 'vitest';
import { markChanged } from '@/lib/cache/content-changes';
import { answerRead } from '@/test/content-backend';
import { readContentTypes } from '@/test/content-types';
import { getSearchContent } from './data';

it('all who search while changed content is asked for in vain are answered from what was read before', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const types = readContentTypes();
  let isAway = false;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    isAway ? new Response(null, { status: 503 }) : Response.json(answerRead(new URL(String(input)), types)),
  );
  const before = await getSearchContent();
  isAway = true;
  markChanged(['red-flag']);
  const answers = await Promise.allSettled([getSearchContent(), getSearchContent(), getSearchContent()]);
  expect(answers.map((answer) => answer.status === 'fulfilled' && answer.value === before)).toEqual([
    true,
    true,
    true,
  ]);
});
