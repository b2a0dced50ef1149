import type { ReactNode } from 'react';
import { HiddenFields } from '@/components/form/hidden-fields';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { getTranslations } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import { type FilterField, FilterFields } from './filter-fields';

interface Props {
  action: string;
  method?: 'get' | 'post';
  label: string;
  hidden?: Record<string, string>;
  /** Part before the fields, such as the text of a search. */
  first?: ReactNode;
  fields: readonly (FilterField | false)[];
  more?: ReactNode;
}

/**
 * Form that filters a list, with its fields in one row; less frequent ones open below it, without script too. Give it a `key`
 * of the filter: otherwise fields keep what was typed.
 */
export async function FilterForm(props: Props) {
  const { action, method = 'get', label, hidden = {}, first, fields, more } = props;
  const t = await getTranslations('lists');
  return (
    <form
      method={method}
      action={action}
      aria-label={label}
      className="mt-2 print:hidden [&_label]:mb-0.5 [&_label]:text-sm [&_:is(select,[type=date],[type=search])]:h-12"
    >
      <HiddenFields of={hidden} />
      <div className="group/more flex flex-wrap items-end gap-x-3 gap-y-2 rounded-card border border-line bg-surface p-2 sm:p-3">
        {first}
        <FilterFields of={fields} />
        <label
          className={cn(
            'inline-flex min-h-12 min-w-12 cursor-pointer items-center justify-center gap-2 rounded-control border border-line-strong px-2 font-semibold text-action text-sm has-checked:bg-surface-sky has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-2',
            !more && 'lg:hidden',
          )}
        >
          {/* Opens by itself, which a box can and a button without script cannot. */}
          <input type="checkbox" data-more className="sr-only" />
          <Icon name="lucide:sliders-horizontal" />
          <span className="max-sm:sr-only">{t('more')}</span>
        </label>
        <Button type="submit" className="max-sm:px-4">
          {t('show')}
        </Button>
        {more ? (
          <div className="hidden basis-full flex-wrap items-end gap-x-3 gap-y-2 group-has-[[data-more]:checked]/more:flex">
            {more}
          </div>
        ) : null}
      </div>
    </form>
  );
}
