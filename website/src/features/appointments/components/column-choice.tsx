import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { columnLabels } from '../column-words';
import { COLUMNS, type Column, USUAL_COLUMNS } from '../schema';

/** Which columns the list has; part of the form above it. */
export async function ColumnChoice({ chosen }: { chosen: Column[] | null }) {
  const [t, labels] = await Promise.all([getTranslations('appointments.filter'), columnLabels()]);
  return (
    <details className="grow basis-2/3" open={chosen !== null}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-action">
        <Icon name="lucide:columns-3" />
        {t('columns')}
      </summary>
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="sr-only">{t('columns')}</legend>
        {COLUMNS.map((column) => (
          <label key={column} className="inline-flex min-h-11 items-center gap-2">
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
    </details>
  );
}
