import { redirect } from 'next/navigation';
import { accountPath } from '@/features/account/session/rules';
import { EndedLink } from '@/features/account/sign-in/components/ended-link';
import { PasswordPage } from '@/features/account/sign-in/components/password-page';
import { isLinkEnded } from '@/features/account/sign-in/data';
import { getTranslations } from '@/i18n/translations';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

export const generateMetadata = localeMetadata(async ({ locale }) => {
  const t = await getTranslations({ locale, namespace: 'account.password' });
  return {
    title: t('resetTitle'),
    robots: { index: false, follow: false },
    // The code is in this page's address.
    referrer: 'same-origin',
  };
});

/** Page of the mail's link. Opening it uses nothing up: mail programs open links too. */
export default localePage(async ({ locale, searchParams }) => {
  const { code, invited } = await searchParams;
  if (typeof code !== 'string' || !/^[\w-]{20,200}$/.test(code)) {
    redirect(accountPath(locale, 'forget-password'));
  }
  const isInvited = invited === '1';
  if (await isLinkEnded(code)) return <EndedLink isInvited={isInvited} />;
  return <PasswordPage code={code} email={null} isInvited={isInvited} />;
});
