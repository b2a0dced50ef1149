import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { SiteShell } from '@/app/site-shell';
import { getMainInfo } from '@/features/main-info/data';
import { isLocale } from '@/i18n/routing';

/** The layout of the public pages. */
export default async function DefaultLayout({
  params,
  children,
}: {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <SiteShell locale={locale} info={await getMainInfo(locale)}>
      {children}
    </SiteShell>
  );
}
