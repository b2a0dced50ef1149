import { expect, test, vi } from 'vitest';
import { stubSettings } from '@/test/secrets';
import { getAbout } from './data';

test('the who-we-are page is asked for with the pictures of the specification, point 3', async () => {
  stubSettings();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: URL | string) => {
    asked.push(String(address));
    const error = { status: 404, name: 'NotFoundError', message: 'No' };
    return Response.json({ data: null, error }, { status: 404 });
  });
  expect(await getAbout({ locale: 'ar' })).toBeNull();
  expect(asked[0]).toContain('/api/about?');
  const founders = 'populate[founders][populate][image]';
  const doctors = ['image', 'specialties'].map((part) => `populate[doctors][populate][${part}]`);
  for (const part of [founders, ...doctors, 'populate[reviews][populate][userImage]'])
    expect(asked[0]).toContain(part);
});
