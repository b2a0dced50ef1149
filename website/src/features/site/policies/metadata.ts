import type { Metadata } from 'next';
import { clinicMetadata } from '@/features/site/main-info/metadata';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { getPolicy, type PolicyName } from './data';

export async function policyMetadata(name: PolicyName, locale: Locale): Promise<Metadata> {
  const [t, policy] = await Promise.all([
    getTranslations({ locale, namespace: 'policies' }),
    getPolicy(name, locale),
  ]);
  return clinicMetadata({ locale, path: `/${name}`, title: policy?.title ?? t(name), seo: policy?.seo });
}
