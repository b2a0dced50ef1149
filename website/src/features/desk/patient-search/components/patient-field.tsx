import { Icon } from '@/components/ui/icon';
import { hasDuty } from '@/contract/roles';
import { findStaffRights } from '@/features/account/session/session';
import { getWords } from '@/i18n/translations';
import { patientsAddress } from '../address';

export async function PatientField() {
  const staff = await findStaffRights();
  if (staff === null || !hasDuty({ role: staff.role, duty: 'desk' })) return null;
  const [locale, t] = await getWords('patientSearch');
  return (
    <search className="block min-w-0 max-w-sm grow">
      {/* Posted, so that no patient data get into an address. */}
      <form action={patientsAddress.entry(locale, 'search')} method="post" className="flex gap-2 py-1.5">
        <input type="hidden" name="locale" value={locale} />
        <label htmlFor="patient-field" className="sr-only">
          {t('label')}
        </label>
        <input
          id="patient-field"
          name="text"
          type="search"
          dir="auto"
          maxLength={80}
          placeholder={t('short')}
          autoComplete="off"
          className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3"
        />
        <button
          type="submit"
          aria-label={t('submit')}
          title={t('submit')}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control border border-line-strong text-action hover:border-action"
        >
          <Icon name="lucide:search" />
        </button>
      </form>
    </search>
  );
}
