import { useState } from 'react';
import { FieldError } from '@/components/form/field-parts';
import { RadioGroup } from '@/components/form/radio-group';
import { Select } from '@/components/form/select';
import type { PersonField } from '@/contract/patient';
import { MAX_CARD_BYTES } from '@/features/booking/cards/rules';
import type { Control } from '@/features/booking/details/components/person-fields';
import type { FormWords } from '@/features/booking/details/words';
import type { PlainState } from '../state';

/** Listed by type, so that a phone with another format of its own hands over a JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp';

/** Without script, a style sheet hides what paying in cash does not need; where it cannot, all of it is shown. */
const NOT_FOR_CASH = "group-has-[input[name='contractType'][value='cash']:checked]:hidden";

/** Shows how the appointment is paid. Pictures travel with the form; one that has arrived is kept. */
export function PlainContract({
  state,
  control,
  title,
  organisation,
  cash,
  words,
}: {
  state: PlainState;
  control: (field: PersonField) => Control;
  title: string;
  /** Label of the list that names companies and syndicates alike. */
  organisation: string;
  /** Said where no contract is accepted. */
  cash: string;
  words: FormWords['contract'];
}) {
  const { organisations, typed } = state;
  return (
    <section
      aria-labelledby="part-payment"
      className="group space-y-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id="part-payment" className="text-xl">
        {title}
      </h2>
      {organisations.length === 0 ? (
        <>
          <input type="hidden" name="contractType" value="cash" />
          <p>{cash}</p>
        </>
      ) : (
        <>
          <RadioGroup
            {...control('contractType')}
            label={words.payment}
            defaultValue={typed.contractType ?? 'cash'}
            choices={[
              { value: 'cash', label: words.cash },
              { value: 'company', label: words.kinds.company },
              { value: 'syndicate', label: words.kinds.syndicate },
            ]}
          />
          <div className={`space-y-5 ${NOT_FOR_CASH}`}>
            <Select
              {...control('organisation')}
              label={organisation}
              placeholder={words.choose}
              options={organisations}
            />
            <fieldset>
              <legend className="font-semibold">{words.cards}</legend>
              <p className="mb-4 text-sm text-text-soft">{words.cardsHint}</p>
              <div className="grid gap-6 sm:grid-cols-2">
                {(['cardFront', 'cardBack'] as const).map((side) => (
                  <PlainCard
                    key={side}
                    control={control(side)}
                    label={words.sides[side]}
                    words={words.card}
                  />
                ))}
              </div>
            </fieldset>
          </div>
        </>
      )}
    </section>
  );
}

/** One side of the card: a file field, and the picture that has arrived already. */
function PlainCard({
  control: { id, error: answered, errorPrefix, defaultValue: token },
  label,
  words,
}: {
  control: Control;
  label: string;
  words: FormWords['contract']['card'];
}) {
  const [isTooLarge, setTooLarge] = useState(false);
  const error = isTooLarge ? words.faults.tooLarge : answered;
  return (
    <div className={error ? 'border-danger border-s-4 ps-3' : undefined}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {error ? (
        <FieldError id={id} prefix={errorPrefix}>
          {error}
        </FieldError>
      ) : null}
      <input type="hidden" name={id} value={token ?? ''} />
      {token ? (
        <p id={`${id}-kept`} className="mb-1 text-sm text-status-confirmed">
          {words.kept}
        </p>
      ) : null}
      <input
        type="file"
        id={id}
        name={`${id}Picture`}
        accept={ACCEPTED}
        // With script, said before two photos travel in vain; without it, by the answer to the form.
        onChange={({ currentTarget: input }) => {
          const isOver = (input.files?.[0]?.size ?? 0) > MAX_CARD_BYTES;
          setTooLarge(isOver);
          if (isOver) input.value = '';
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : token ? `${id}-kept` : undefined}
        className="block min-h-12 w-full rounded-control border border-line-strong p-2 text-sm file:me-3 file:min-h-8 file:rounded-control file:border-0 file:bg-surface-sky file:px-3 file:font-semibold file:text-action"
      />
    </div>
  );
}
