import { notFound, redirect } from 'next/navigation';
import { DOCUMENT_ID } from '@/contract/limits';
import { loginPath } from '@/features/account/rules';
import { requireStaff } from '@/features/account/session';
import { AmendPage } from '@/features/amendment/components/amend-page';
import { readAmendment } from '@/features/amendment/query';
import { amendPath } from '@/features/amendment/rules';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = privateMetadata({ title: 'appointments.amend.title' });

/** Amends patient and payer of an appointment, behind the guard of the appointment itself. */
export default async function AmendRoute({ params }: Props) {
  const { locale, id } = await params;
  if (!isLocale(locale) || !DOCUMENT_ID.test(id)) notFound();
  const to = amendPath({ locale, id });
  const session = await requireStaff({ locale, to, duty: 'desk' });
  if (!session) return <StaffTrouble retry={to} />;
  const found = await readAmendment({ token: session.token, locale, id });
  if (found === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  if (found === 'failed') return <StaffTrouble retry={to} />;
  if (found === null) notFound();
  return <AmendPage locale={locale} {...found} />;
}
