import { ActionLink } from '@/components/ui/action-link';
import { Icon } from '@/components/ui/icon';
import { patientsAddress } from '@/features/desk/patient-search/address';
import { getWords } from '@/i18n/translations';
import { amendPath } from '../rules';

export async function AmendLink({ id, mayAmend = true }: { id: string; mayAmend?: boolean }) {
  const [locale, t] = await getWords('appointments.amend');
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
      {mayAmend ? (
        <ActionLink href={amendPath({ locale, id })}>
          <Icon name="lucide:pencil" />
          {t('title')}
        </ActionLink>
      ) : null}
      <ActionLink href={patientsAddress.entry(locale, id)}>
        <Icon name="lucide:user-round-search" />
        {t('patient')}
      </ActionLink>
    </p>
  );
}
