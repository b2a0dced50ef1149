import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { WorkList } from '@/features/calls/components/work-list';
import { readPage, workListPath } from '@/features/calls/rules';
import { isLocale } from '@/i18n/routing';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'calls' });
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** The work list of the call centre, for staff only. */
export default async function WorkListPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const page = readPage((await searchParams).page);
  const to = workListPath({ locale, page });
  const session = await requireStaff({ locale, to });
  if (!session) return <StaffTrouble retry={to} />;
  return <WorkList locale={locale} token={session.token} page={page} />;
}
