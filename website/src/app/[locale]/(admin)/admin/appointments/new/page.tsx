import { notFound, redirect } from 'next/navigation';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { NewVisit } from '@/features/staff-bookings/components/new-visit';
import { readNewVisit } from '@/features/staff-bookings/query';
import { calendarPath, newVisitPath, readWantedTime } from '@/features/staff-days/rules';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'staffDays.new.title' });

/** Books a time of the calendar for somebody on the phone; without a time there is only the calendar. */
export default async function NewVisitRoute({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const wanted = readWantedTime(await searchParams);
  const calendar = calendarPath({ locale, view: {} });
  const to = wanted ? newVisitPath({ locale, wanted }) : calendar;
  const session = await requireStaff({ locale, to });
  if (!session) return <StaffTrouble retry={to} />;
  if (!wanted) redirect(calendar);
  const page = await readNewVisit({ session, locale, wanted });
  if (page === 'failed') return <StaffTrouble retry={to} />;
  if (page === null) notFound();
  return <NewVisit locale={locale} wanted={wanted} page={page} />;
}
