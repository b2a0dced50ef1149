import { Field } from '@/components/form/field';
import { HiddenFields } from '@/components/form/hidden-fields';
import { type Named, optionsOf } from '@/components/form/select';
import { Ticks } from '@/components/form/ticks';
import { Button } from '@/components/ui/button';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { type BulkView, bulkQuery } from '../rules';
import { ANY_DOCTOR, SAME_DOCTOR } from '../schema';

export async function DestinationForm({ view, doctors }: { view: BulkView; doctors: Named[] }) {
  const [locale, t] = await getWords('bulk');
  const choices = [
    { id: ANY_DOCTOR, name: t('whoeverIsFree') },
    { id: SAME_DOCTOR, name: t('sameDoctor') },
    ...doctors,
  ];
  return (
    <form
      key={bulkQuery(view)}
      method="get"
      action={localePath({ locale, path: '/admin/appointments/several' })}
      className="mt-2 space-y-2"
    >
      <HiddenFields of={Object.fromEntries(new URLSearchParams(bulkQuery({ ...view, to: [], day: null })))} />
      <Ticks
        id="to"
        name="to"
        label={t('to')}
        options={optionsOf(choices)}
        chosen={view.to}
        className="flex flex-wrap gap-x-5 text-sm"
      />
      <div className="flex flex-wrap items-end gap-3 [&_label]:mb-0.5 [&_label]:text-sm">
        <Field
          id="day"
          type="date"
          label={t('day')}
          hint={t('dayHint')}
          className="h-12"
          defaultValue={view.day ?? ''}
        />
        <Button type="submit" variant="secondary">
          {t('look')}
        </Button>
      </div>
    </form>
  );
}
