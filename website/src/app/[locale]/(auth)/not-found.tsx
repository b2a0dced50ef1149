import { RequestedPath } from '@/components/layout/requested-path';
import { ButtonLink } from '@/components/ui/button';
import { loginPath } from '@/features/account/session/rules';
import { getWords } from '@/i18n/translations';

/** A page of the accounts that is switched off, such as registration: in the card the others have. */
export default async function NotFound() {
  const [locale, t, words] = await getWords('errors', 'account.register');
  return (
    <>
      <h1 className="text-2xl">{t.rich('notFoundTitle', { path: () => <RequestedPath /> })}</h1>
      <p className="mt-2 mb-6 text-text-soft">{t('notFoundText')}</p>
      <ButtonLink href={loginPath({ locale })} prefetch={false}>
        {words('back')}
      </ButtonLink>
    </>
  );
}
