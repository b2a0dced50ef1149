import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PolicyPage } from '@/features/site/policies/components/policy-page';
import { policyMetadata } from '@/features/site/policies/metadata';
import { isLocale } from '@/i18n/routing';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return policyMetadata('terms-and-conditions', locale);
}

export default async function Page({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <PolicyPage name="terms-and-conditions" locale={locale} />;
}
