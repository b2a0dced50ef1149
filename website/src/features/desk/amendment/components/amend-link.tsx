import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { patientPath } from '@/features/desk/patient-search/rules';
import { getWords } from '@/i18n/translations';
import { amendPath } from '../rules';

export async function AmendLink({ id, mayAmend = true }: { id: string; mayAmend?: boolean }) {
  const [locale, t] = await getWords('appointments.amend');
  const look = 'inline-flex min-h-11 items-center gap-2 font-semibold text-action';
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
      {mayAmend ? (
        <Link href={amendPath({ locale, id })} prefetch={false} className={look}>
          <Icon name="lucide:pencil" />
          {t('link')}
        </Link>
      ) : null}
      <Link href={patientPath({ locale, appointment: id })} prefetch={false} className={look}>
        <Icon name="lucide:user-round-search" />
        {t('patient')}
      </Link>
    </p>
  );
}
