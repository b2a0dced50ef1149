import { loginPath } from '@/features/account/session/rules';
import { ForgotForm } from '@/features/account/sign-in/components/forgot-form';
import { ClientMessages } from '@/i18n/client-messages';
import { getTranslations } from '@/i18n/translations';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('account.forgot.title');

export default localePage(async ({ locale }) => {
  const t = await getTranslations({ locale, namespace: 'account.forgot' });
  return (
    <>
      <h1 className="text-2xl">{t('title')}</h1>
      <ClientMessages of={['account.forgot']}>
        <ForgotForm login={loginPath({ locale })} />
      </ClientMessages>
    </>
  );
});
