import { JsonLd } from '@/components/ui/json-ld';
import { listBranches } from '@/features/site/branches/data';
import { getMainInfo } from '@/features/site/main-info/data';
import { trailNode } from '@/features/site/main-info/trail-query';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { entryPath } from '@/lib/address/entry-address';
import { pageAddress } from '@/lib/address/site-address';
import { jobPosting } from '@/lib/page/structured-data/schema-org-pages';
import { plainText } from '@/lib/text/plain-text';
import type { VacancyProfile } from '../data';

/** A job and the way to its page as structured data; of one that is not open, the way alone. */
export async function VacancyJsonLd({ vacancy, locale }: { vacancy: VacancyProfile; locale: Locale }) {
  const [t, layout, branches, info] = await Promise.all([
    getTranslations('vacancies'),
    getTranslations('layout'),
    listBranches({ locale }),
    getMainInfo(locale),
  ]);
  const path = entryPath('jobs', vacancy, locale);
  const url = pageAddress({ locale, path });
  const home = pageAddress({ locale, path: '/' });
  const places = vacancy.branchId ? branches.filter(({ id }) => id === vacancy.branchId) : branches;
  const node = jobPosting({
    url,
    title: vacancy.title,
    description: plainText(vacancy.body),
    postedOn: vacancy.startsOn,
    closesOn: vacancy.endsOn,
    employment: vacancy.employment,
    places,
    organization: { name: info?.siteName ?? layout('home'), url: home },
  });
  return (
    <JsonLd
      data={[
        ...(vacancy.stage === 'running' ? [node] : []),
        await trailNode(locale, { name: t('title'), path: '/jobs' }, { name: vacancy.title, path }),
      ]}
    />
  );
}
