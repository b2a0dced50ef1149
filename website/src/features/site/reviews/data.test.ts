import { expect, it, vi } from 'vitest';
import { listReviews } from './data';

it('the latest visit comes first and an undated review last, also where a database puts it first', async () => {
  const review = (documentId: string, visitedOn: string | null) => ({
    ...{ documentId, visitedOn, authorName: 'Mona', rating: 5 },
  });
  const own = [review('undated', null), review('june', '2026-06-02'), review('may', '2026-05-06')];
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({ data: address.includes('locale=en') ? own : [review('foreign', '2026-07-01')] }),
  );
  const found = await listReviews({ locale: 'en' });
  expect(found.map(({ id }) => id)).toEqual(['june', 'may', 'undated', 'foreign']);
});
