import { listPageAddresses } from '@/features/site/addresses/data';
import { siteMapXml } from '@/features/site/addresses/rules';
import { pageAddress, siteAddress } from '@/lib/address/site-address';
import { publicAnswer } from '@/lib/request/public-answer';

// Made at the first visit and kept with the content it lists; a build without a backend needs none.
export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const pages = (await listPageAddresses()).filter(({ isListed }) => isListed);
  const xml = siteMapXml(
    pages.map(({ paths, changedAt }) => ({
      languages: {
        en: pageAddress({ locale: 'en', path: paths.en }),
        ar: pageAddress({ locale: 'ar', path: paths.ar }),
      },
      fallback: paths.en === '/' ? siteAddress('/') : pageAddress({ locale: 'en', path: paths.en }),
      changedAt,
    })),
  );
  return publicAnswer(xml, 'application/xml; charset=utf-8', 600);
}
