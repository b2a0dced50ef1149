import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContactPage } from '@/features/site/contact/components/contact-page';
import { listMetadata } from '@/features/site/pages/list-metadata';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'contact' });
  return listMetadata({ locale, page: 'contact', fallback: t('title') });
}

export default async function Page({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <ContactPage locale={locale} />;
}
