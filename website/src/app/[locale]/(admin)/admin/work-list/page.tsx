import { notFound } from 'next/navigation';
import { requireStaff } from '@/features/account/session';
import { openAppointment } from '@/features/appointment-file/open-query';
import { findBeside } from '@/features/appointment-file/query';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { WorkList } from '@/features/calls/components/work-list';
import { workListPath } from '@/features/calls/rules';
import { isLocale } from '@/i18n/routing';
import { besidePath, readPageSize } from '@/lib/list-memory';
import { readPage } from '@/lib/paging';
import { privateMetadata } from '@/lib/private-metadata';
import { restoreList } from '@/lib/restore-list';
import { readId, readText } from '@/lib/search-params';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'calls.title' });

/** The work list of the call centre, for staff only. */
export default async function WorkListPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const search = await searchParams;
  const pathOf = (query: typeof search) => workListPath({ locale, size: readPageSize(query.size) });
  await restoreList({ list: 'work-list', params: search, pathOf });
  const page = readPage(readText(search.page));
  const size = readPageSize(search.size);
  const open = readId(search.open);
  const path = workListPath({ locale, page, size });
  const to = open ? besidePath({ path, id: open }) : path;
  const session = await requireStaff({ locale, to, duty: 'calls' });
  if (!session) return <StaffTrouble retry={to} />;
  const file = await findBeside({ token: session.token, id: open });
  const beside = await openAppointment({ locale, file, staff: session.user.staff });
  return <WorkList locale={locale} token={session.token} page={page} size={size} beside={beside} />;
}
