import { parse } from 'qs';
import { expect, test, vi } from 'vitest';
import { stubSettings } from '@/test/secrets';
import { getAbout } from './data';

test('the who-we-are page is asked for with the relations and the fields of the specification, point 3', async () => {
  stubSettings();
  let asked = '';
  vi.stubGlobal('fetch', async (address: URL | string) => {
    asked ||= String(address);
    const error = { status: 404, name: 'NotFoundError', message: 'No' };
    return Response.json({ data: null, error }, { status: 404 });
  });
  expect(await getAbout({ locale: 'ar' })).toBeNull();
  const { pathname, search } = new URL(asked);
  const { locale, populate } = parse(search, { ignoreQueryPrefix: true, depth: 9 });
  expect({ pathname, locale }).toEqual({ pathname: '/api/about', locale: 'ar' });
  const image = { fields: expect.arrayContaining(['url']) };
  const openGraph = { populate: { ogImage: image } };
  const seo = { fields: ['metaTitle', 'metaDescription'], populate: { openGraph } };
  expect(populate).toMatchObject({
    images: image,
    doctors: { populate: { image, specialties: expect.anything() } },
    faqs: expect.anything(),
    faqImage: image,
    seo,
    whyChooseUs: { fields: expect.arrayContaining(['icon']) },
    founders: { populate: { image } },
    branches: expect.anything(),
    reviews: { populate: { userImage: image } },
  });
});
