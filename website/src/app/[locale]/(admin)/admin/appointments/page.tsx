import { notFound } from 'next/navigation';
import { requireStaff } from '@/features/account/session';
import { AppointmentList } from '@/features/appointments/components/appointment-list';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { listPath, readFilter } from '@/features/appointments/rules';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'appointments.title' });

/** The appointments dashboard, for staff only (specification, points 2 and 6). */
export default async function AppointmentsPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const filter = readFilter(await searchParams);
  const to = listPath({ locale, filter });
  const session = await requireStaff({ locale, to });
  if (!session) return <StaffTrouble retry={to} />;
  // Without staff rights the backend refuses the list, which leads to the sign-in.
  const scope = session.user.staff ? session.user.staff.scope : [];
  return <AppointmentList locale={locale} token={session.token} scope={scope} filter={filter} />;
}
