import { ButtonLink } from '@/components/ui/button';
import { getWords } from '@/i18n/translations';
import { sayFaultId } from '@/lib/request/fault-id';
import { currentFaultId } from '@/lib/request/request-context';

/** Replaces the page of an account while the backend does not answer. */
export async function AccountTrouble({ retry }: { retry: string }) {
  const [, t, words] = await getWords('account.profile', 'appointments');
  return (
    <>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-2 mb-6" role="alert">
        {sayFaultId({ text: t('failed'), id: currentFaultId() })}
      </p>
      <ButtonLink href={retry} prefetch={false}>
        {words('retry')}
      </ButtonLink>
    </>
  );
}
