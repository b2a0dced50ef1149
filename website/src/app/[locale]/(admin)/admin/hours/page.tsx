import { notFound } from 'next/navigation';
import { requireManager } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { HoursListPage } from '@/features/hours/components/hours-list-page';
import { getHoursList } from '@/features/hours/data';
import { orFailed, readWeek } from '@/features/hours/query';
import { hoursPath } from '@/features/hours/rules';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/private-metadata';
import { readDate, type SearchParams } from '@/lib/search-params';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export const generateMetadata = privateMetadata({ title: 'hours.title' });

/** The hours of all doctors, for managers. */
export default async function HoursRoute({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const asked = await searchParams;
  const to = hoursPath({ locale, week: readDate(asked.week) });
  const session = await requireManager({ locale, to });
  if (!session) return <StaffTrouble retry={to} />;
  const { token } = session;
  const list = await orFailed(async () => {
    const { week } = await readWeek({ locale, params: asked });
    return getHoursList({ token, week });
  });
  return list === 'failed' ? <StaffTrouble retry={to} /> : <HoursListPage locale={locale} list={list} />;
}
