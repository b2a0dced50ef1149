import { notFound, redirect } from 'next/navigation';
import { DOCUMENT_ID } from '@/contract/limits';
import { loginPath } from '@/features/account/rules';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { getAppointment } from '@/features/appointments/data';
import { movePath } from '@/features/appointments/rules';
import { RescheduleAppointment } from '@/features/staff-booking/components/reschedule';
import { getCalendar } from '@/features/staff-calendar/data';
import { isLocale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { dateInZone } from '@/lib/clinic-time';
import { privateMetadata } from '@/lib/private-metadata';
import { readDate } from '@/lib/search-params';

interface Props {
  params: Promise<{ locale: string; id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'staffCalendar.move.title' });

/** Moves an appointment to a free time of its doctor, behind the guard of the appointment itself. */
export default async function ReschedulePage({ params, searchParams }: Props) {
  const { locale, id } = await params;
  if (!isLocale(locale) || !DOCUMENT_ID.test(id)) notFound();
  const asked = readDate((await searchParams).from);
  const to = movePath({ locale, id, ...(asked ? { from: asked } : {}) });
  const session = await requireStaff({ locale, to });
  if (!session) return <StaffTrouble retry={to} />;
  const found = await read({ token: session.token, id, asked });
  if (found === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  if (found === 'failed') return <StaffTrouble retry={to} />;
  if (found === null) notFound();
  return <RescheduleAppointment locale={locale} {...found} />;
}

async function read({ token, id, asked }: { token: string; id: string; asked: string | null }) {
  try {
    const file = await getAppointment({ token, id });
    if (!file) return null;
    const today = dateInZone({ instant: new Date(), timeZone: file.timeZone });
    const appointment = dateInZone({ instant: file.startsAt, timeZone: file.timeZone });
    const wanted = asked ?? appointment;
    // Written dates sort as they follow each other.
    const [, from = today] = [wanted, today].sort();
    const [branch, doctor, service] = [file.branch, file.doctor, file.service].map((one) => one.documentId);
    const calendar = branch ? await getCalendar({ token, branch, doctor, service, from, days: 7 }) : null;
    return calendar ? { file, from, today, calendar } : null;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return error.status === 403 ? ('refused' as const) : ('failed' as const);
  }
}
