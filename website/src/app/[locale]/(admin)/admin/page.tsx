import { notFound, redirect } from 'next/navigation';
import { hasSession } from '@/features/account/cookie-session';
import { appointmentsPath, loginPath } from '@/features/account/rules';
import { isLocale } from '@/i18n/routing';

/** Entry of the staff area: to the appointments when signed in, else to the sign-in (product decision 3). */
export default async function AdminEntry({
  params,
}: {
  params: Promise<{ locale: string }>;
}): Promise<never> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  redirect((await hasSession()) ? appointmentsPath(locale) : loginPath({ locale }));
}
