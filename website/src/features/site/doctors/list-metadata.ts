import type { Metadata } from 'next';
import { clinicMetadata } from '@/features/site/main-info/metadata';
import { getPageIntro } from '@/features/site/pages/data';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

export async function doctorsMetadata(locale: Locale, page: number = 1): Promise<Metadata> {
  const [t, intro] = await Promise.all([
    getTranslations({ locale, namespace: 'doctors' }),
    getPageIntro(locale, 'doctors'),
  ]);
  return clinicMetadata({
    locale,
    path: page > 1 ? `/doctors?page=${page}` : '/doctors',
    title: intro?.metaTitle ?? intro?.title ?? t('title'),
    description: intro?.metaDescription ?? intro?.text,
  });
}
