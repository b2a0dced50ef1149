import { HomePage } from '@/features/site/home/components/home-page';
import { getHome } from '@/features/site/home/data';
import { clinicMetadata } from '@/features/site/main-info/metadata';
import { NoContent } from '@/features/site/pages/components/no-content';
import { localeMetadata, localePage } from '@/lib/page/locale-page';
import { alternates } from '@/lib/page/metadata';

export const generateMetadata = localeMetadata(async ({ locale }) => {
  const home = await getHome({ locale });
  const title = home?.seo?.metaTitle ?? home?.slider[0]?.title;
  if (!title) return { alternates: alternates(locale, '/') };
  return clinicMetadata({ locale, path: '/', title, seo: home?.seo });
});

export default localePage(async ({ locale }) => {
  const content = await getHome({ locale });
  return content ? <HomePage content={content} locale={locale} /> : <NoContent of="home.notReady" />;
});
