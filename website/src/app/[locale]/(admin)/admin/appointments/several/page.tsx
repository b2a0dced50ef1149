import { notFound, redirect } from 'next/navigation';
import { loginPath } from '@/features/account/rules';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { listPath, NO_FILTER } from '@/features/appointments/rules';
import { BulkPage } from '@/features/bulk-changes/components/bulk-page';
import { readBulkPage } from '@/features/bulk-changes/query';
import { bulkPath, readBulkView } from '@/features/bulk-changes/rules';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'appointments.title' });

/** Does something with all appointments of a filter, for staff at the desk; without something to do there is only the list. */
export default async function SeveralRoute({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const view = readBulkView(await searchParams);
  const to = view ? bulkPath({ locale, view }) : listPath({ locale, filter: NO_FILTER });
  const session = await requireStaff({ locale, to, duty: 'desk' });
  if (!session) return <StaffTrouble retry={to} />;
  if (!view) redirect(to);
  const page = await readBulkPage({ session, locale, view });
  if (page === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  if (page === 'failed') return <StaffTrouble retry={to} />;
  return <BulkPage locale={locale} view={view} page={page} />;
}
