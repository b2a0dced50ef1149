import { clinicMetadata } from '@/features/site/main-info/metadata';
import { getTranslations } from '@/i18n/translations';
import { localeMetadata } from '@/lib/page/locale-page';
import { getPolicy, type PolicyName } from './data';

/** Makes the `generateMetadata` of a page of rules. */
export function policyMetadata(name: PolicyName) {
  return localeMetadata(async ({ locale }) => {
    const [t, policy] = await Promise.all([
      getTranslations({ locale, namespace: 'policies' }),
      getPolicy(name, locale),
    ]);
    return clinicMetadata({ locale, path: `/${name}`, title: policy?.title ?? t(name), seo: policy?.seo });
  });
}
