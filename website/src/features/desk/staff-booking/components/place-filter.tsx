import { optionsOf } from '@/components/form/select';
import { FilterFields } from '@/components/list/filter-fields';
import { Button } from '@/components/ui/button';
import { getTranslations } from '@/i18n/translations';
import type { PlacePage } from '../place-query';
import { ANY_DOCTOR } from '../rules';

export async function PlaceFilter({
  page,
  action,
  submit,
}: {
  page: PlacePage;
  action: string;
  submit: string;
}) {
  const t = await getTranslations('staffCalendar');
  const { branches, branch, doctors, doctor, services, service, from, today } = page;
  const anyDoctor = { value: ANY_DOCTOR, label: t('filter.allDoctors') };
  return (
    <form
      key={JSON.stringify([branch.id, doctor, service, from])}
      method="get"
      action={action}
      className="mt-4 grid items-end gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-2"
    >
      <FilterFields
        of={[
          { id: 'branch', label: t('filter.branch'), options: optionsOf(branches), value: branch.id },
          {
            ...{ id: 'doctor', label: t('filter.doctor'), value: doctor ?? ANY_DOCTOR },
            options: [anyDoctor, ...optionsOf(doctors)],
          },
          { id: 'service', label: t('new.service'), options: optionsOf(services), value: service },
          { id: 'from', label: t('filter.date'), min: today, value: from },
        ]}
      />
      <Button type="submit" variant="secondary" className="sm:col-span-2 sm:justify-self-start">
        {submit}
      </Button>
    </form>
  );
}
