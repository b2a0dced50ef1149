import { notFound, redirect } from 'next/navigation';
import { loginPath } from '@/features/account/rules';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { ReleaseList } from '@/features/releases/components/release-list';
import { whatsNewPath } from '@/features/releases/rules';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = privateMetadata({ title: 'releases.title' });

/** What each version brought, for staff. */
export default async function WhatsNewRoute({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const to = whatsNewPath(locale);
  const session = await requireStaff({ locale, to });
  if (!session) return <StaffTrouble retry={to} />;
  // No call of the backend follows, which would say so.
  if (session.user.staff === null) redirect(loginPath({ locale, why: 'notStaff' }));
  return <ReleaseList locale={locale} />;
}
