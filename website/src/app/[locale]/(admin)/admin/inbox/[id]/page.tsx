import { notFound, redirect } from 'next/navigation';
import { DOCUMENT_ID } from '@/contract/limits';
import { loginPath } from '@/features/account/rules';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { listBranches } from '@/features/branches/data';
import { InboxFile } from '@/features/inbox/components/inbox-file';
import { openIncoming } from '@/features/inbox/data';
import { incomingPath } from '@/features/inbox/rules';
import { isLocale, type Locale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { clinicZone } from '@/lib/clinic-time';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = privateMetadata({ title: 'inbox.title' });

/** One message; the backend writes down who opened it first. */
export default async function IncomingPage({ params }: Props) {
  const { locale, id } = await params;
  if (!isLocale(locale) || !DOCUMENT_ID.test(id)) notFound();
  const to = incomingPath({ locale, id });
  const session = await requireStaff({ locale, to, duty: 'messages' });
  if (!session) return <StaffTrouble retry={to} />;
  const read = await readAll({ locale, token: session.token, id });
  if (read === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  if (read === 'failed') return <StaffTrouble retry={to} />;
  if (read.file === null) notFound();
  return <InboxFile locale={locale} file={read.file} timeZone={clinicZone(read.branches)} />;
}

async function readAll({ locale, token, id }: { locale: Locale; token: string; id: string }) {
  try {
    const [file, branches] = await Promise.all([openIncoming({ token, id }), listBranches({ locale })]);
    return { file, branches };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return error.status === 403 ? ('refused' as const) : ('failed' as const);
  }
}
