import { expect, it, vi } from 'vitest';
import { markChanged } from '@/lib/cache/content-changes';
import { stubContent } from '@/test/content-backend';
import { getSearchContent } from './data';

it('all who search while changed content is asked for in vain are answered from what was read before', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isAway = false;
  stubContent(() => (isAway ? new Response(null, { status: 503 }) : undefined));
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
