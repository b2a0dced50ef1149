import { notFound } from 'next/navigation';
import { hasDuty } from '@/contract/roles';
import { requireStaff } from '@/features/account/session';
import { AppointmentFile } from '@/features/appointment-file/components/appointment-file';
import { AppointmentList } from '@/features/appointments/components/appointment-list';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { getAppointment } from '@/features/appointments/data';
import { besidePath, listPath, readFilter } from '@/features/appointments/rules';
import { BulkLinks } from '@/features/bulk-changes/components/bulk-links';
import { isLocale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { privateMetadata } from '@/lib/private-metadata';
import { restoreList } from '@/lib/restore-list';
import { readId } from '@/lib/search-params';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'appointments.title' });

/** The appointments dashboard, for staff only (specification, points 2 and 6). */
export default async function AppointmentsPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const search = await searchParams;
  const pathOf = (query: typeof search) => listPath({ locale, filter: readFilter(query) });
  await restoreList({ list: 'appointments', params: search, pathOf });
  const filter = readFilter(search);
  const open = readId(search.open);
  const to = open ? besidePath({ locale, filter, id: open }) : listPath({ locale, filter });
  const session = await requireStaff({ locale, to });
  if (!session) return <StaffTrouble retry={to} />;
  const { staff } = session.user;
  const isAtDesk = staff !== null && hasDuty({ role: staff.role, duty: 'desk' });
  const file = open ? await find({ token: session.token, id: open }) : null;
  return (
    <AppointmentList
      locale={locale}
      token={session.token}
      // Without staff rights the backend refuses the list, which leads to the sign-in.
      scope={staff ? staff.scope : []}
      filter={filter}
      actions={isAtDesk ? <BulkLinks locale={locale} filter={filter} /> : null}
      beside={file && { file, panel: <AppointmentFile locale={locale} file={file} staff={staff} isBeside /> }}
    />
  );
}

/** The appointment beside the list; without it the list says itself what is wrong. */
async function find(asked: { token: string; id: string }) {
  try {
    return await getAppointment(asked);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return null;
  }
}
