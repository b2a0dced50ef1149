import { Field } from '@/components/form/field';
import { type Option, Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import { getTranslations } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';

/** Class for fields that a phone shows only with the rest of their row. */
const BEHIND_MORE_ON_PHONES =
  'max-lg:hidden max-lg:group-has-[[data-more]:checked]/more:block max-lg:order-last';

/** A field by which a list or a page is narrowed: a choice where there are `options`, else a date. */
export interface FilterField {
  id: string;
  label: string;
  value: string | number | null;
  options?: Option[];
  /** Label of the empty choice; omitted if something is always chosen. */
  all?: string;
  min?: string;
  required?: boolean;
  /** True for a field that a phone shows only with the rest of its row. */
  isBehind?: boolean;
  className?: string;
}

/** Draws fields in their order; those that are false are left out. */
export function FilterFields({ of: fields }: { of: readonly (FilterField | false)[] }) {
  return fields.map((field) => {
    if (!field) return null;
    const { id, value, options, all, min, isBehind, className, ...rest } = field;
    const common = {
      ...rest,
      id,
      defaultValue: value ?? '',
      frameClassName: cn(isBehind && BEHIND_MORE_ON_PHONES, className),
    };
    if (!options) return <Field key={id} {...common} type="date" min={min} />;
    return <Select key={id} {...common} placeholder={all} options={options} />;
  });
}

interface Props {
  action: string;
  label: string;
  fields: readonly FilterField[];
  className: string;
}

/** Fields that say what a page is about, in a frame of their own. Give it a `key` of what is chosen. */
export async function ChoiceForm({ action, label, fields, className }: Props) {
  const t = await getTranslations('lists');
  return (
    <form
      method="get"
      action={action}
      aria-label={label}
      className={cn(
        'mt-4 grid items-end gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 print:hidden',
        className,
      )}
    >
      <FilterFields of={fields} />
      <Button type="submit">{t('show')}</Button>
    </form>
  );
}
