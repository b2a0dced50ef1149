'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RadioGroup } from '@/components/form/radio-group';
import { Select } from '@/components/form/select';
import type { PersonField } from '@/contract/patient';
import { arrivedCard } from '@/features/booking/cards/rules';
import type { CardIcons } from '@/features/booking/cards/words';
import type { Organisation } from '@/features/site/organisations/data';
import type { Control } from '../control-rules';
import { openKept, readKept } from '../form-client';
import type { FormWords } from '../words';

// Most visitors pay themselves; what sends pictures is fetched by those who do not.
const CardField = dynamic(
  async () => (await import('@/features/booking/cards/components/card-field')).CardField,
);

const KINDS = ['company', 'syndicate'] as const;
type ContractType = 'cash' | Organisation['kind'];

interface Contract {
  contractType: ContractType;
  organisation: string;
  cardFront: string;
  cardBack: string;
}

function contractFrom(read: (field: keyof Contract) => string | null | undefined): Contract {
  return {
    contractType: KINDS.find((kind) => kind === read('contractType')) ?? 'cash',
    organisation: read('organisation') ?? '',
    cardFront: arrivedCard(read('cardFront')),
    cardBack: arrivedCard(read('cardBack')),
  };
}

interface Props {
  words: FormWords['contract'];
  icons: CardIcons;
  organisations: Organisation[];
  control: (field: PersonField) => Control;
  /** Help for when the pictures cannot be sent from here. */
  withoutScript: ReactNode;
  onChanged: () => void;
}

/** Shows how the appointment is paid, whose contract it is and both sides of the card; nothing where no contract is accepted. */
export function ContractFields({ words, icons, organisations, control, withoutScript, onChanged }: Props) {
  const [contract, setContract] = useState(() => contractFrom((field) => control(field).defaultValue));
  // A new key re-creates the choices from the stored values.
  const [restored, setRestored] = useState(0);
  const isChanged = useRef(false);
  const changed = useRef(onChanged);
  changed.current = onChanged;

  useEffect(() => {
    void openKept().then(() => {
      if (readKept('contractType') === null) return;
      const kept = contractFrom(readKept);
      // A choice made before the script came is not overruled by the form before the reload.
      setContract((former) =>
        isChanged.current && former.contractType !== kept.contractType ? former : kept,
      );
      if (!isChanged.current) setRestored((count) => count + 1);
    });
  }, []);

  // After the fields hold it, so that a reload finds it again; a picture arrives without anyone typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the contract is what is kept
  useEffect(() => {
    if (isChanged.current) changed.current();
  }, [contract]);

  function change(part: Partial<Contract>): void {
    isChanged.current = true;
    setContract((former) => ({ ...former, ...part }));
  }

  const kinds = KINDS.filter((kind) => organisations.some((one) => one.kind === kind));
  const kind = kinds.find((one) => one === contract.contractType);
  if (kinds.length === 0) {
    return (
      <div>
        <input type="hidden" name="contractType" value="cash" />
        <p className="font-semibold">{words.payment}</p>
        <p>{words.cash}</p>
      </div>
    );
  }
  const offered = organisations.filter((one) => one.kind === kind);
  return (
    <div className="space-y-6">
      {/* Said before anybody looks for a card. */}
      <p className="text-sm text-text-soft max-sm:in-[div:has(>fieldset_input[value=cash]:checked)]:hidden">
        {words.accepted.replace('{names}', organisations.map(({ name }) => name).join(words.comma))}
      </p>
      <RadioGroup
        key={restored}
        {...control('contractType')}
        look="inline"
        label={words.payment}
        defaultValue={kind ?? 'cash'}
        choices={[
          { value: 'cash', label: words.cash },
          ...kinds.map((one) => ({ value: one, label: words.kinds[one] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ contractType: KINDS.find((one) => one === value) ?? 'cash', organisation: '' })
        }
      />
      {kind ? (
        <>
          <Select
            {...control('organisation')}
            label={words.organisation[kind]}
            defaultValue={undefined}
            placeholder={words.choose}
            options={offered.map(({ id, name, lang }) => ({ value: id, label: name, lang }))}
            value={offered.some(({ id }) => id === contract.organisation) ? contract.organisation : ''}
            onChange={({ currentTarget: { value } }) => change({ organisation: value })}
          />
          <fieldset>
            <legend className="font-semibold">{words.cards}</legend>
            <p className="mb-4 text-sm text-text-soft">{words.cardsHint}</p>
            <noscript>
              <p className="mb-2 font-semibold">{words.needsScript}</p>
              {withoutScript}
            </noscript>
            <div className="grid gap-6 sm:grid-cols-2">
              {(['cardFront', 'cardBack'] as const).map((name) => (
                <CardField
                  key={name}
                  name={name}
                  label={words.sides[name]}
                  words={words.card}
                  icons={icons}
                  error={control(name).error}
                  errorPrefix={control(name).errorPrefix}
                  token={contract[name]}
                  onToken={(token) => change({ [name]: token })}
                />
              ))}
            </div>
          </fieldset>
        </>
      ) : null}
    </div>
  );
}
