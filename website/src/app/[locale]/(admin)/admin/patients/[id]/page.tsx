import { notFound, redirect } from 'next/navigation';
import { DOCUMENT_ID } from '@/contract/limits';
import { loginPath } from '@/features/account/rules';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { PatientPage } from '@/features/patient-search/components/patient-page';
import { readPatient } from '@/features/patient-search/query';
import { patientPath } from '@/features/patient-search/rules';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = privateMetadata({ title: 'patientSearch.fileTitle' });

/** One patient, named by one of their appointments, for staff who may see it. */
export default async function PatientRoute({ params }: Props) {
  const { locale, id } = await params;
  if (!isLocale(locale) || !DOCUMENT_ID.test(id)) notFound();
  const to = patientPath({ locale, appointment: id });
  const session = await requireStaff({ locale, to, duty: 'notes' });
  if (!session) return <StaffTrouble retry={to} />;
  const file = await readPatient({ token: session.token, appointment: id });
  if (file === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  if (file === 'failed') return <StaffTrouble retry={to} />;
  if (file === null) notFound();
  return <PatientPage locale={locale} file={file} id={id} doctor={session.user.staff?.doctor ?? null} />;
}
