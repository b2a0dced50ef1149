import { notFound } from 'next/navigation';
import { DOCUMENT_ID } from '@/contract/limits';
import { requireManager } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { listBranches } from '@/features/branches/data';
import { listDoctors } from '@/features/doctors/data';
import { StaffFilePage } from '@/features/staff/components/staff-file';
import { getStaff } from '@/features/staff/data';
import { readOutcome, staffPath } from '@/features/staff/rules';
import { isLocale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { clinicZone } from '@/lib/clinic-time';
import { readFaultId } from '@/lib/fault-id';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string; id: string }>;
  searchParams: Promise<{ outcome?: string | string[]; fault?: string | string[] }>;
}

export const generateMetadata = privateMetadata({ title: 'staff.one' });

/** One account with staff rights, for managers. */
export default async function StaffAccountPage({ params, searchParams }: Props) {
  const { locale, id } = await params;
  if (!isLocale(locale) || !DOCUMENT_ID.test(id)) notFound();
  const to = staffPath({ locale, page: id });
  const session = await requireManager({ locale, to });
  const account = session ? await read({ token: session.token, id }) : 'failed';
  if (!session || account === 'failed') return <StaffTrouble retry={to} />;
  if (account === null) notFound();
  const [branches, doctors] = await Promise.all([listBranches({ locale }), listDoctors({ locale })]);
  const { outcome, fault } = await searchParams;
  return (
    <StaffFilePage
      locale={locale}
      account={account}
      branches={branches}
      doctors={doctors}
      timeZone={clinicZone(branches)}
      isOwn={account.email === session.user.email}
      outcome={readOutcome(outcome)}
      fault={readFaultId(fault)}
    />
  );
}

async function read(asked: { token: string; id: string }) {
  try {
    return await getStaff(asked);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return 'failed' as const;
  }
}
