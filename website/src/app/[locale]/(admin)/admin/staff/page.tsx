import { notFound } from 'next/navigation';
import { requireManager } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { listBranches } from '@/features/branches/data';
import { StaffList } from '@/features/staff/components/staff-list';
import { getStaffRules, listStaff } from '@/features/staff/data';
import { readOutcome, readStaffFilter, staffListPath } from '@/features/staff/rules';
import { isLocale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { readFaultId } from '@/lib/fault-id';
import { privateMetadata } from '@/lib/private-metadata';
import { restoreList } from '@/lib/restore-list';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'staff.title' });

/** Everybody with staff rights, for managers. */
export default async function StaffPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const search = await searchParams;
  const pathOf = (query: typeof search) => staffListPath({ locale, filter: readStaffFilter(query) });
  await restoreList({ list: 'staff', params: search, pathOf });
  const filter = readStaffFilter(search);
  const to = staffListPath({ locale, filter });
  const session = await requireManager({ locale, to });
  const found = session ? await read(session.token) : null;
  if (!found) return <StaffTrouble retry={to} />;
  const { outcome, fault } = search;
  return (
    <StaffList
      locale={locale}
      {...found}
      filter={filter}
      branches={await listBranches({ locale })}
      outcome={readOutcome(outcome)}
      fault={readFaultId(fault)}
    />
  );
}

async function read(token: string) {
  try {
    const [accounts, rules] = await Promise.all([listStaff({ token }), getStaffRules({ token })]);
    return { accounts, rules };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return null;
  }
}
