import { notFound, redirect } from 'next/navigation';
import { loginPath } from '@/features/account/rules';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { WaitingScreen } from '@/features/today/components/waiting-screen';
import { readScreenPage } from '@/features/today/query';
import { readTodayView, screenPath } from '@/features/today/rules';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'today.screen.name' });

/** The screen of a waiting room. There is none unless the clinic has switched it on. */
export default async function ScreenRoute({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { branch } = readTodayView(await searchParams);
  const to = screenPath({ locale, branch });
  const session = await requireStaff({ locale, to, duty: 'day' });
  if (!session) return <StaffTrouble retry={to} />;
  const page = await readScreenPage({ session, locale, asked: branch });
  if (page === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  if (page === 'failed') return <StaffTrouble retry={to} />;
  if (page === 'noBranch') notFound();
  return <WaitingScreen locale={locale} branch={page.branch.name} screen={page.screen} />;
}
