import { notFound } from 'next/navigation';
import { DOCUMENT_ID } from '@/contract/limits';
import { requireManager } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { DoctorHoursPage } from '@/features/hours/components/doctor-hours-page';
import { getDoctorHours } from '@/features/hours/data';
import { orFailed, readWeek } from '@/features/hours/query';
import { hoursPath, readSaying } from '@/features/hours/rules';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/private-metadata';
import { readDate, type SearchParams } from '@/lib/search-params';

interface Props {
  params: Promise<{ locale: string; id: string }>;
  searchParams: Promise<SearchParams>;
}

export const generateMetadata = privateMetadata({ title: 'hours.ofDoctor' });

/** The hours of one doctor, for managers. */
export default async function DoctorHoursRoute({ params, searchParams }: Props) {
  const { locale, id: doctor } = await params;
  if (!isLocale(locale) || !DOCUMENT_ID.test(doctor)) notFound();
  const asked = await searchParams;
  const to = hoursPath({ locale, doctor, week: readDate(asked.week) });
  const session = await requireManager({ locale, to });
  if (!session) return <StaffTrouble retry={to} />;
  const { token } = session;
  const read = await orFailed(async () => {
    const { week, branches } = await readWeek({ locale, params: asked });
    return { branches, hours: await getDoctorHours({ token, doctor, week }) };
  });
  if (read === 'failed') return <StaffTrouble retry={to} />;
  const { hours, branches } = read;
  if (hours === null) notFound();
  return (
    <DoctorHoursPage locale={locale} hours={hours} branches={branches} saying={readSaying(asked.outcome)} />
  );
}
