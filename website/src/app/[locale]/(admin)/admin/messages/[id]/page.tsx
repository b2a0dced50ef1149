import { notFound, redirect } from 'next/navigation';
import { DOCUMENT_ID } from '@/contract/limits';
import { loginPath } from '@/features/account/rules';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { listBranches } from '@/features/branches/data';
import { MessageFile } from '@/features/messages/components/message-file';
import { openMessage } from '@/features/messages/data';
import { messagePath } from '@/features/messages/rules';
import { isLocale, type Locale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { clinicZone } from '@/lib/clinic-time';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = privateMetadata({ title: 'messages.title' });

/** One message; the backend writes down who opened it first. */
export default async function MessagePage({ params }: Props) {
  const { locale, id } = await params;
  if (!isLocale(locale) || !DOCUMENT_ID.test(id)) notFound();
  const to = messagePath({ locale, id });
  const session = await requireStaff({ locale, to, duty: 'messages' });
  if (!session) return <StaffTrouble retry={to} />;
  const read = await readAll({ locale, token: session.token, id });
  if (read === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  if (read === 'failed') return <StaffTrouble retry={to} />;
  if (read.file === null) notFound();
  return <MessageFile locale={locale} file={read.file} timeZone={clinicZone(read.branches)} />;
}

async function readAll({ locale, token, id }: { locale: Locale; token: string; id: string }) {
  try {
    const [file, branches] = await Promise.all([openMessage({ token, id }), listBranches({ locale })]);
    return { file, branches };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return error.status === 403 ? ('refused' as const) : ('failed' as const);
  }
}
