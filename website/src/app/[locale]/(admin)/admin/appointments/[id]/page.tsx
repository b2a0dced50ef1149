import { notFound, redirect } from 'next/navigation';
import { DOCUMENT_ID } from '@/contract/limits';
import { loginPath } from '@/features/account/rules';
import { requireStaff } from '@/features/account/session';
import { AppointmentFile } from '@/features/appointment-file/components/appointment-file';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { getAppointment } from '@/features/appointments/data';
import { appointmentPath } from '@/features/appointments/rules';
import { isLocale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = privateMetadata({ title: 'appointments.title' });

/** One appointment, behind the same guard as the list. */
export default async function AppointmentPage({ params }: Props) {
  const { locale, id } = await params;
  if (!isLocale(locale) || !DOCUMENT_ID.test(id)) notFound();
  const to = appointmentPath({ locale, id });
  const session = await requireStaff({ locale, to });
  if (!session) return <StaffTrouble retry={to} />;
  const file = await read({ token: session.token, id });
  if (file === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  if (file === 'failed') return <StaffTrouble retry={to} />;
  if (file === null) notFound();
  return <AppointmentFile locale={locale} file={file} staff={session.user.staff} />;
}

async function read(asked: { token: string; id: string }) {
  try {
    return await getAppointment(asked);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return error.status === 403 ? ('refused' as const) : ('failed' as const);
  }
}
