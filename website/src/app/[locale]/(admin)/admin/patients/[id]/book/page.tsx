import { notFound, redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { DOCUMENT_ID } from '@/contract/limits';
import { loginPath } from '@/features/account/rules';
import { type AccountSession, requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { BookForPage } from '@/features/patient-search/components/book-for-page';
import { readPatient } from '@/features/patient-search/query';
import { bookForPath } from '@/features/patient-search/rules';
import { readPlace } from '@/features/staff-booking/place-query';
import { type AskedPlace, readAskedPlace } from '@/features/staff-booking/rules';
import { isLocale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string; id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'patientSearch.book' });

/** Books for a patient: the free times, from which the form starts filled in. */
export default async function BookForRoute({ params, searchParams }: Props) {
  const { locale, id } = await params;
  if (!isLocale(locale) || !DOCUMENT_ID.test(id)) notFound();
  const to = bookForPath({ locale, appointment: id });
  const session = await requireStaff({ locale, to, duty: 'desk' });
  if (!session) return <StaffTrouble retry={to} />;
  const file = await readPatient({ token: session.token, appointment: id });
  if (file === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  if (file === 'failed') return <StaffTrouble retry={to} />;
  if (file === null) notFound();
  const asked = readAskedPlace(await searchParams);
  // Patients mostly come back to whom they know.
  const [latest] = file.appointments;
  const place = {
    branch: asked.branch ?? latest?.branch.documentId ?? null,
    doctor: asked.doctor ?? latest?.doctor.documentId ?? null,
    service: asked.service,
    from: asked.from,
  };
  const page = await read({ session, locale, asked: place });
  if (page === 'failed') return <StaffTrouble retry={to} />;
  if (page === null) notFound();
  return <BookForPage locale={locale} id={id} file={file} page={page} />;
}

async function read(asked: { session: AccountSession; locale: Locale; asked: AskedPlace }) {
  try {
    return await readPlace(asked);
  } catch (error) {
    if (error instanceof BackendError) return 'failed' as const;
    throw error;
  }
}
