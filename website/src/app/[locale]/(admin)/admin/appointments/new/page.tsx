import { notFound, redirect } from 'next/navigation';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { NewAppointment } from '@/features/staff-booking/components/new-appointment';
import { readNewAppointment } from '@/features/staff-booking/query';
import { calendarPath, newAppointmentPath, readWantedTime } from '@/features/staff-calendar/rules';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/private-metadata';
import { readId } from '@/lib/search-params';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'staffCalendar.new.title' });

/** Books a time of the calendar for somebody on the phone; without a time there is only the calendar. */
export default async function NewAppointmentRoute({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const search = await searchParams;
  const wanted = readWantedTime(search);
  const [patient, service] = [readId(search.patient), readId(search.service)];
  const calendar = calendarPath({ locale, view: {} });
  const to = wanted ? newAppointmentPath({ locale, wanted, patient, service }) : calendar;
  const session = await requireStaff({ locale, to, duty: 'desk' });
  if (!session) return <StaffTrouble retry={to} />;
  if (!wanted) redirect(calendar);
  const page = await readNewAppointment({ session, locale, wanted, patient });
  if (page === 'failed') return <StaffTrouble retry={to} />;
  if (page === null) notFound();
  return <NewAppointment locale={locale} wanted={wanted} service={service} page={page} />;
}
