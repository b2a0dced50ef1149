import { Field } from '@/components/form/field';
import { HiddenFields } from '@/components/form/hidden-fields';
import type { Named } from '@/components/form/select';
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
      <fieldset className="flex flex-wrap items-center gap-x-5">
        <legend className="font-semibold text-sm">{t('to')}</legend>
        {choices.map(({ id, name }) => (
          <label key={id} className="inline-flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              name="to"
              value={id}
              defaultChecked={view.to.includes(id)}
              className="size-5 accent-accent"
            />
            {name}
          </label>
        ))}
      </fieldset>
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
