import { notFound, redirect } from 'next/navigation';
import type { Params } from '@/app/params';
import { readTokens } from '@/features/account/session/cookie-session';
import { appointmentsPath, loginPath } from '@/features/account/session/rules';
import { findStaffRights } from '@/features/account/session/session';
import { todayAddress } from '@/features/desk/today/address';
import { isLocale } from '@/i18n/routing';

/** Entry of the staff area: a doctor to their day, others to the appointments, else to the sign-in. */
export default async function AdminEntry({ params }: Params): Promise<never> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { access, renewal } = await readTokens();
  if (access === null && renewal === null) redirect(loginPath({ locale }));
  const isDoctor = (await findStaffRights())?.role === 'doctor';
  redirect(isDoctor ? todayAddress.path(locale) : appointmentsPath(locale));
}
