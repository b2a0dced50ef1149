import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { getTranslations } from '@/i18n/translations';
import { cn } from '@/lib/cn';

/**
 * The fields of a filter in one row; what is asked for less often opens below it, without script too. Put
 * {@link BEHIND_MORE_ON_PHONES} on those of the row that a phone has no room for.
 */
export async function FilterRow({
  id,
  fields,
  more,
  submit,
  isForPhones = false,
}: {
  /** Of the box that opens the rest: one per page. */
  id: string;
  fields: ReactNode;
  more?: ReactNode;
  submit: ReactNode;
  /** There is nothing more than a phone has no room for. */
  isForPhones?: boolean;
}) {
  const t = await getTranslations('lists');
  return (
    <div className="group/more flex flex-wrap items-end gap-x-3 gap-y-2 rounded-card border border-line bg-surface p-2 sm:p-3">
      {fields}
      <label
        htmlFor={id}
        className={cn(
          'inline-flex min-h-12 min-w-12 cursor-pointer items-center justify-center gap-2 rounded-control border border-line-strong px-2 font-semibold text-action text-sm has-checked:bg-surface-sky has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-2',
          isForPhones && 'lg:hidden',
        )}
      >
        {/* Opens by itself, which a box can and a button without script cannot. */}
        <input id={id} type="checkbox" data-more className="sr-only" />
        <Icon name="lucide:sliders-horizontal" />
        <span className="max-sm:sr-only">{t('more')}</span>
      </label>
      {submit}
      {more ? (
        <div className="hidden basis-full flex-wrap items-end gap-x-3 gap-y-2 group-has-[[data-more]:checked]/more:flex">
          {more}
        </div>
      ) : null}
    </div>
  );
}

/** For fields of a {@link FilterRow} that a phone shows only with the rest. */
export const BEHIND_MORE_ON_PHONES = 'max-lg:hidden max-lg:group-has-[[data-more]:checked]/more:block';
