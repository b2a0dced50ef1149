import { notFound, redirect } from 'next/navigation';
import { loginPath } from '@/features/account/rules';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { WalkIn } from '@/features/today/components/walk-in';
import { readWalkInPage } from '@/features/today/query';
import { readTodayView, todayPath, walkInPath } from '@/features/today/rules';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'today.walkIn.title' });

/** The times that are left today, for a patient who stands at the desk. */
export default async function WalkInRoute({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { branch } = readTodayView(await searchParams);
  const to = walkInPath({ locale, branch });
  const session = await requireStaff({ locale, to, duty: 'desk' });
  if (!session) return <StaffTrouble retry={to} />;
  const page = await readWalkInPage({ session, locale, asked: branch });
  if (page === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  if (page === 'failed') return <StaffTrouble retry={to} />;
  if (page === 'noBranch') redirect(todayPath({ locale, view: {} }));
  return <WalkIn locale={locale} page={page} />;
}
