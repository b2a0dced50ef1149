import { notFound } from 'next/navigation';
import { requireManager } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { listBranches } from '@/features/branches/data';
import { SystemStatusPage } from '@/features/system-status/components/system-status-page';
import { getSystemStatus } from '@/features/system-status/data';
import { systemStatusPath } from '@/features/system-status/rules';
import { isLocale, type Locale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { clinicZone } from '@/lib/clinic-time';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = privateMetadata({ title: 'systemStatus.title' });

/** Whether everything is well, for managers. */
export default async function SystemStatusRoute({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const to = systemStatusPath(locale);
  const session = await requireManager({ locale, to });
  if (!session) return <StaffTrouble retry={to} />;
  const read = await readAll({ token: session.token, locale });
  if (!read) return <StaffTrouble retry={to} />;
  return <SystemStatusPage locale={locale} {...read} />;
}

async function readAll({ token, locale }: { token: string; locale: Locale }) {
  try {
    const [status, branches] = await Promise.all([getSystemStatus({ token }), listBranches({ locale })]);
    return { status, timeZone: clinicZone(branches) };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return null;
  }
}
