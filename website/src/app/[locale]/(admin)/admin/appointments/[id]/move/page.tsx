import { notFound, redirect } from 'next/navigation';
import { DOCUMENT_ID } from '@/contract/limits';
import { loginPath } from '@/features/account/rules';
import { type AccountSession, requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { getAppointment } from '@/features/appointments/data';
import { movePath } from '@/features/appointments/rules';
import { RescheduleAppointment } from '@/features/staff-booking/components/reschedule';
import { readPlace } from '@/features/staff-booking/place-query';
import { type AskedPlace, readAskedPlace } from '@/features/staff-booking/rules';
import { isLocale, type Locale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { dateInZone } from '@/lib/clinic-time';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string; id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'staffCalendar.move.title' });

/** Moves an appointment to a free time, behind the guard of the appointment itself. */
export default async function ReschedulePage({ params, searchParams }: Props) {
  const { locale, id } = await params;
  if (!isLocale(locale) || !DOCUMENT_ID.test(id)) notFound();
  const asked = readAskedPlace(await searchParams);
  const to = movePath({ locale, id, ...(asked.from ? { from: asked.from } : {}) });
  const session = await requireStaff({ locale, to, duty: 'desk' });
  if (!session) return <StaffTrouble retry={to} />;
  const found = await read({ session, locale, id, asked });
  if (found === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  if (found === 'failed') return <StaffTrouble retry={to} />;
  if (found === null) notFound();
  return <RescheduleAppointment locale={locale} {...found} />;
}

async function read({
  session,
  locale,
  id,
  asked,
}: {
  session: AccountSession;
  locale: Locale;
  id: string;
  asked: AskedPlace;
}) {
  try {
    const file = await getAppointment({ token: session.token, id });
    if (!file) return null;
    const { startsAt: instant, timeZone } = file;
    const place = {
      branch: asked.branch ?? file.branch.documentId,
      doctor: asked.doctor ?? file.doctor.documentId,
      service: asked.service ?? file.service.documentId,
      from: asked.from ?? dateInZone({ instant, timeZone }),
    };
    const page = await readPlace({ session, locale, asked: place });
    return page ? { file, page } : null;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return error.status === 403 ? ('refused' as const) : ('failed' as const);
  }
}
