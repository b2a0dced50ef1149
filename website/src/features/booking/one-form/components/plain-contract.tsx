import { RadioGroup } from '@/components/form/radio-group';
import { Select } from '@/components/form/select';
import { LabelledSection } from '@/components/ui/labelled-section';
import type { PersonField } from '@/contract/patient';
import { PlainCard } from '@/features/booking/cards/components/plain-card';
import type { Control } from '@/features/booking/details/control-rules';
import type { FormWords } from '@/features/booking/details/words';
import type { PlainState } from '../query';
import type { PlainWords } from '../words';

/** Without script, a style sheet hides what paying in cash does not need; where it cannot, all of it is shown. */
const NOT_FOR_CASH = "group-has-[input[name='contractType'][value='cash']:checked]:hidden";

interface Props {
  state: PlainState;
  control: (field: PersonField) => Control;
  words: PlainWords;
  contract: FormWords['contract'];
}

/** Shows how the appointment is paid. Pictures travel with the form; one that has arrived is kept. */
export function PlainContract(props: Props) {
  const { state, control, contract: words } = props;
  const { payment, organisation, cashOnly } = props.words;
  const { organisations, typed } = state;
  return (
    <LabelledSection
      id="part-payment"
      title={payment}
      look="text-xl"
      className="group space-y-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      {organisations.length === 0 ? (
        <>
          <input type="hidden" name="contractType" value="cash" />
          <p>{cashOnly}</p>
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
                  <PlainCard key={side} {...control(side)} label={words.sides[side]} words={words.card} />
                ))}
              </div>
            </fieldset>
          </div>
        </>
      )}
    </LabelledSection>
  );
}
