import type { ReactNode } from 'react';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import type { Control } from '@/features/booking/details/control-rules';
import type { Choice, PlainState } from '../query';
import type { PlainWords } from '../words';

const CHOICES: Choice[] = ['branch', 'doctor', 'service', 'date'];

interface Props {
  state: PlainState;
  control: (field: string) => Control;
  words: PlainWords;
}

/** Choices so far (place, doctor, service, time); folds into one line once its times are shown. */
export function PlainAppointment({ state, control, words }: Props) {
  const placeholders: Partial<Record<Choice, string>> = {
    branch: words.branchChoose,
    doctor: words.doctorChoose,
    date: words.dateFirst,
  };
  const fields: ReactNode = (
    <>
      {CHOICES.map((field) => (
        <Select
          key={field}
          {...control(field)}
          options={state.options[field]}
          {...(placeholders[field] ? { placeholder: placeholders[field] } : {})}
        />
      ))}
      <Button type="submit" variant="secondary" name="intent" value="show" className="max-sm:w-full">
        {state.times ? words.showAgain : words.show}
      </Button>
    </>
  );
  const heading = (
    <h2 id="part-visit" className="text-xl">
      {words.appointment}
    </h2>
  );
  // Decided by the last answer, not by the present faults: otherwise the part would fold while somebody chooses in it.
  const isFolded =
    state.times !== null && !state.errors.some(({ fieldId }) => CHOICES.some((one) => one === fieldId));
  return (
    <section aria-labelledby="part-visit" className="rounded-card border border-line bg-surface p-4 sm:p-6">
      {isFolded ? (
        <details className="group">
          <summary className="flex cursor-pointer list-none items-start justify-between gap-4 [&::-webkit-details-marker]:hidden">
            <span className="min-w-0">
              {heading}
              <span className="mt-1 block text-sm text-text-soft">
                {(['doctor', 'branch', 'service'] as const).map((field, index) => (
                  <span key={field}>
                    {index > 0 ? ' · ' : ''}
                    <bdi>{chosen(state, field)}</bdi>
                  </span>
                ))}
              </span>
            </span>
            <span className="inline-flex min-h-11 items-center font-semibold text-action text-sm underline underline-offset-4">
              {words.change}
            </span>
          </summary>
          <div className="mt-4 space-y-5">{fields}</div>
        </details>
      ) : (
        <div className="space-y-5">
          {heading}
          {fields}
        </div>
      )}
    </section>
  );
}

function chosen(state: PlainState, field: Choice): string {
  return state.options[field].find(({ value }) => value === state.values[field])?.label ?? '';
}
