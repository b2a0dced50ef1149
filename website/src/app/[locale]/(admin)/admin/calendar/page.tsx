import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { loginPath } from '@/features/account/rules';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { CalendarPage } from '@/features/staff-calendar/components/calendar-page';
import { readCalendarPage } from '@/features/staff-calendar/query';
import { calendarPath, readCalendarView, VIEW_COOKIE, withKeptView } from '@/features/staff-calendar/rules';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'staffCalendar.title' });

/** The days of a branch's doctors, for staff only. */
export default async function StaffCalendarPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const kept = (await cookies()).get(VIEW_COOKIE)?.value ?? '';
  const asked = withKeptView({ asked: readCalendarView(await searchParams), kept });
  const to = calendarPath({ locale, view: asked });
  const session = await requireStaff({ locale, to });
  if (!session) return <StaffTrouble retry={to} />;
  const page = await readCalendarPage({ session, locale, asked });
  if (page === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  if (page === 'failed') return <StaffTrouble retry={to} />;
  if (page !== 'noBranch') return <CalendarPage locale={locale} page={page} />;
  const t = await getTranslations('staffCalendar');
  return (
    <Container>
      <h1 className="text-2xl">{t('title')}</h1>
      <EmptyState title={t('noBranch')} text={t('noBranchText')} />
    </Container>
  );
}
