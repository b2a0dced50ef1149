import { notFound } from 'next/navigation';
import { hasDuty } from '@/contract/roles';
import { requireStaff } from '@/features/account/session';
import { openAppointment } from '@/features/appointment-file/open-query';
import { findBeside } from '@/features/appointment-file/query';
import { AppointmentList } from '@/features/appointments/components/appointment-list';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { listPath, readFilter } from '@/features/appointments/rules';
import { BulkLinks } from '@/features/bulk-changes/components/bulk-links';
import { isLocale } from '@/i18n/routing';
import { besidePath } from '@/lib/list-memory';
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
  const path = listPath({ locale, filter });
  const to = open ? besidePath({ path, id: open }) : path;
  const session = await requireStaff({ locale, to });
  if (!session) return <StaffTrouble retry={to} />;
  const { staff } = session.user;
  const isAtDesk = staff !== null && hasDuty({ role: staff.role, duty: 'desk' });
  const file = await findBeside({ token: session.token, id: open });
  return (
    <AppointmentList
      locale={locale}
      token={session.token}
      // Without staff rights the backend refuses the list, which leads to the sign-in.
      scope={staff ? staff.scope : []}
      doctor={staff?.doctor ?? null}
      filter={filter}
      actions={isAtDesk ? <BulkLinks locale={locale} filter={filter} /> : null}
      beside={await openAppointment({ locale, file, staff })}
    />
  );
}
