import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import { getTranslations } from '@/i18n/translations';
import type { PlacePage } from '../place-query';
import { ANY_DOCTOR } from '../rules';

export async function PlaceFilter({
  page,
  action,
  submit,
  kept = {},
}: {
  page: PlacePage;
  action: string;
  submit: string;
  kept?: Record<string, string>;
}) {
  const t = await getTranslations('staffCalendar');
  const { branches, branch, doctors, doctor, services, service, from } = page;
  return (
    <form
      key={JSON.stringify([branch.id, doctor, service, from])}
      method="get"
      action={action}
      className="mt-4 grid items-end gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-2"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        id="branch"
        label={t('filter.branch')}
        options={branches.map(({ id, name }) => ({ value: id, label: name }))}
        className="h-12"
        defaultValue={branch.id}
      />
      <Select
        id="doctor"
        label={t('filter.doctor')}
        options={[
          { value: ANY_DOCTOR, label: t('filter.allDoctors') },
          ...doctors.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        className="h-12"
        defaultValue={doctor ?? ANY_DOCTOR}
      />
      <Select
        id="service"
        label={t('new.service')}
        options={services.map(({ id, name }) => ({ value: id, label: name }))}
        className="h-12"
        defaultValue={service ?? ''}
      />
      <Field id="from" type="date" label={t('filter.date')} min={page.today} defaultValue={from} />
      <Button type="submit" variant="secondary" className="sm:col-span-2 sm:justify-self-start">
        {submit}
      </Button>
    </form>
  );
}
