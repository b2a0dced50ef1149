import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FaqJsonLd } from '@/features/site/faqs/components/faq-json-ld';
import { FaqPage } from '@/features/site/faqs/components/faq-page';
import { listFaqs } from '@/features/site/faqs/data';
import { listMetadata } from '@/features/site/pages/list-metadata';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'faqs' });
  return listMetadata({ locale, page: 'faq', fallback: t('title') });
}

export default async function Page({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <>
      <FaqJsonLd faqs={await listFaqs({ locale })} locale={locale} />
      <FaqPage locale={locale} />
    </>
  );
}
