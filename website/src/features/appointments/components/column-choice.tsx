import { getTranslations } from '@/i18n/translations';
import { columnLabels } from '../column-words';
import { COLUMNS, type Column, USUAL_COLUMNS } from '../schema';

/** Which columns the list has; part of the form above it. */
export async function ColumnChoice({ chosen }: { chosen: Column[] | null }) {
  const [t, labels] = await Promise.all([getTranslations('appointments.filter'), columnLabels()]);
  return (
    <fieldset className="flex basis-full flex-wrap items-center gap-x-5">
      <legend className="float-start me-4 font-semibold text-sm">{t('columns')}</legend>
      {COLUMNS.map((column) => (
        <label key={column} className="inline-flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            name="columns"
            value={column}
            defaultChecked={(chosen ?? USUAL_COLUMNS).includes(column)}
            className="size-5 accent-accent"
          />
          {labels[column]}
        </label>
      ))}
    </fieldset>
  );
}
