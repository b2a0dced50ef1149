import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PolicyPage } from '@/features/policies/components/policy-page';
import { policyMetadata } from '@/features/policies/metadata';
import { Analytics } from '@/features/visits/components/analytics';
import { isLocale } from '@/i18n/routing';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return policyMetadata('privacy-policy', locale);
}

export default async function Page({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <>
      <PolicyPage name="privacy-policy" locale={locale} />
      <Analytics locale={locale} kind="choice" />
    </>
  );
}
