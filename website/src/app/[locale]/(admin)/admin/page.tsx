import { redirect } from 'next/navigation';
import { readTokens } from '@/features/account/session/cookie-session';
import { appointmentsPath, loginPath } from '@/features/account/session/rules';
import { findStaffRights } from '@/features/account/session/session';
import { todayAddress } from '@/features/desk/today/address';
import { localePage } from '@/lib/page/locale-page';

/** Entry of the staff area: a doctor to their day, others to the appointments, else to the sign-in. */
export default localePage(async ({ locale }): Promise<never> => {
  const { access, renewal } = await readTokens();
  if (access === null && renewal === null) redirect(loginPath({ locale }));
  const isDoctor = (await findStaffRights())?.role === 'doctor';
  redirect(isDoctor ? todayAddress.path(locale) : appointmentsPath(locale));
});
