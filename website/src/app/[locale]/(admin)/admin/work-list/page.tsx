import { notFound } from 'next/navigation';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { WorkList } from '@/features/calls/components/work-list';
import { workListPath } from '@/features/calls/rules';
import { isLocale } from '@/i18n/routing';
import { readPage } from '@/lib/paging';
import { privateMetadata } from '@/lib/private-metadata';
import { readText } from '@/lib/search-params';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'calls.title' });

/** The work list of the call centre, for staff only. */
export default async function WorkListPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const page = readPage(readText((await searchParams).page));
  const to = workListPath({ locale, page });
  const session = await requireStaff({ locale, to, duty: 'calls' });
  if (!session) return <StaffTrouble retry={to} />;
  return <WorkList locale={locale} token={session.token} page={page} />;
}
