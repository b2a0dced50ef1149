import { notFound, redirect } from 'next/navigation';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { loginPath } from '@/features/account/rules';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { TodayBoard } from '@/features/today/components/today-board';
import { readTodayPage } from '@/features/today/query';
import { readTodayView, todayPath } from '@/features/today/rules';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'today.title' });

/** Who comes today, at the reception of a branch. */
export default async function TodayRoute({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const view = readTodayView(await searchParams);
  const to = todayPath({ locale, view });
  const session = await requireStaff({ locale, to, duty: 'day' });
  if (!session) return <StaffTrouble retry={to} />;
  const page = await readTodayPage({ session, locale, view });
  if (page === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  if (page === 'failed') return <StaffTrouble retry={to} />;
  if (page !== 'noBranch') return <TodayBoard locale={locale} page={page} />;
  const t = await getTranslations('today');
  return (
    <Container>
      <h1 className="text-2xl">{t('title')}</h1>
      <EmptyState title={t('noBranch')} text={t('noBranchText')} />
    </Container>
  );
}
