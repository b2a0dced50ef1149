import { notFound, redirect } from 'next/navigation';
import { loginPath } from '@/features/account/rules';
import { requireStaff } from '@/features/account/session';
import { openAppointment } from '@/features/appointment-file/open-query';
import { findBeside } from '@/features/appointment-file/query';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { RecallsPage } from '@/features/recalls/components/recalls-page';
import { listRecalls } from '@/features/recalls/data';
import { recallsPath } from '@/features/recalls/rules';
import { isLocale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { besidePath, type PageSize, readPageSize } from '@/lib/list-memory';
import { readPage } from '@/lib/paging';
import { privateMetadata } from '@/lib/private-metadata';
import { restoreList } from '@/lib/restore-list';
import { readId, readText } from '@/lib/search-params';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'recalls.title' });

/** Patients who are to come again, for staff only. */
export default async function RecallsRoute({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const search = await searchParams;
  const pathOf = (query: typeof search) => recallsPath({ locale, size: readPageSize(query.size) });
  await restoreList({ list: 'recalls', params: search, pathOf });
  const page = readPage(readText(search.page));
  const size = readPageSize(search.size);
  const open = readId(search.open);
  const path = recallsPath({ locale, page, size });
  const to = open ? besidePath({ path, id: open }) : path;
  const session = await requireStaff({ locale, to, duty: 'desk' });
  const recalls = session && (await read({ token: session.token, page, size }));
  if (recalls === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  if (!session || !recalls) return <StaffTrouble retry={to} />;
  const file = await findBeside({ token: session.token, id: open });
  const beside = await openAppointment({ locale, file, staff: session.user.staff });
  return <RecallsPage locale={locale} recalls={recalls} size={size} beside={beside} />;
}

async function read(asked: { token: string; page: number; size: PageSize | null }) {
  try {
    return await listRecalls(asked);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return error.status === 403 ? ('refused' as const) : null;
  }
}
