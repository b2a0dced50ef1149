import type { ReactNode } from 'react';
import { Checkbox } from './checkbox';
import { describeField, FieldError, FieldHint, type FieldWords } from './field-parts';

interface Props extends Pick<FieldWords, 'id' | 'label' | 'hint' | 'error'> {
  name: string;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[];
  chosen: readonly string[];
  className?: string;
}

/** Any number of several, as a fieldset whose legend is the question. */
export function Ticks({ id, name, label, hint, error, options, chosen, className }: Props) {
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describeField({ id, hint, error })['aria-describedby']}>
      <legend className="font-semibold">{label}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id} error={error} />
      <div className={className}>
        {options.map(({ value, ...words }) => (
          <Checkbox
            key={value}
            id={`${name}-${value}`}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            {...words}
          />
        ))}
      </div>
    </fieldset>
  );
}
