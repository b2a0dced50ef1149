import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StatementPage } from '@/features/site/accessibility/components/statement-page';
import { clinicMetadata } from '@/features/site/main-info/metadata';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'accessibility' });
  return clinicMetadata({ locale, path: '/accessibility', title: t('title'), description: t('description') });
}

export default async function Page({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <StatementPage locale={locale} />;
}
