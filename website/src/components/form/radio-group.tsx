import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/text/cn';
import { describeField, FieldError, FieldHint, type FieldWords, splitField } from './field-parts';

export type Choice = { value: string; label: ReactNode; hint?: ReactNode; lang?: string; disabled?: boolean };

type RadioGroupProps = FieldWords & {
  name?: string;
  choices: Choice[];
  /** `cards` gives each choice a frame of its own; `inline` sets short ones in a row. */
  look?: 'cards' | 'inline';
  /** Values that are ticked where any number may be; left out for one of several. */
  chosen?: string[];
  className?: string;
} & Pick<ComponentProps<'input'>, 'defaultValue' | 'required' | 'onChange'>;

/** One of several or, with `chosen`, any number, as a fieldset whose legend is the question. The first choice carries the group's id. */
export function RadioGroup(props: RadioGroupProps) {
  const { frame, control } = splitField(props);
  const { id, label, hint, error, optionalLabel, errorPrefix } = frame;
  const { name = id, choices, look = 'cards', chosen, className, defaultValue, required, onChange } = control;
  return (
    <fieldset
      className={cn(error && 'border-danger border-s-4 ps-3', className)}
      aria-describedby={describeField({ id, hint, error })['aria-describedby']}
    >
      <legend className="mb-1 font-semibold">
        {label}
        {optionalLabel ? <span className="font-normal text-text-soft"> ({optionalLabel})</span> : null}
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id} error={error} errorPrefix={errorPrefix} />
      <div className={cn('flex gap-2', look === 'cards' ? 'flex-col' : 'flex-row flex-wrap')}>
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            lang={choice.lang}
            className="flex min-h-12 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-surface px-2 py-2 sm:gap-3 sm:px-4 sm:py-2.5 hover:border-action has-checked:border-accent has-checked:bg-accent-soft has-disabled:cursor-not-allowed has-disabled:opacity-60"
          >
            <input
              type={chosen ? 'checkbox' : 'radio'}
              id={index === 0 ? id : `${id}-${index}`}
              name={name}
              value={choice.value}
              defaultChecked={chosen ? chosen.includes(choice.value) : choice.value === defaultValue}
              disabled={choice.disabled}
              required={required}
              onChange={onChange}
              className="size-5 shrink-0 accent-accent"
            />
            <span>
              {choice.label}
              {choice.hint ? <span className="block text-sm text-text-soft">{choice.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
