import type { DoctorFilter } from '../query';
import { SOONEST } from '../query';
import { GENDERS } from '../rules';
import { finderInputClass } from './finder-select';

export interface MoreChoices {
  languages: string[];
  companies: { id: string; name: string }[];
  words: Record<
    'more' | 'any' | 'gender' | 'language' | 'company' | 'order' | 'usualOrder' | 'soonest',
    string
  > & { genders: Record<(typeof GENDERS)[number], string> };
}

/** Further choices of the finder behind a press, open where one of them is made; without `onChange` the form says them. */
export function FinderMore({
  id,
  choices: { languages, companies, words },
  value,
  onChange,
}: {
  id: string;
  choices: MoreChoices;
  value: DoctorFilter;
  onChange?: (part: Partial<DoctorFilter>) => void;
}) {
  const isUsed = value.gender !== null || value.language !== '' || value.company !== '' || value.isSoonest;
  const fields: {
    name: string;
    label: string;
    value: string;
    all?: string;
    options: { value: string; name: string }[];
    read: (chosen: string) => Partial<DoctorFilter>;
  }[] = [
    {
      name: 'sort',
      label: words.order,
      value: value.isSoonest ? SOONEST : '',
      all: words.usualOrder,
      options: [{ value: SOONEST, name: words.soonest }],
      read: (chosen) => ({ isSoonest: chosen === SOONEST }),
    },
    {
      name: 'gender',
      label: words.gender,
      value: value.gender ?? '',
      options: GENDERS.map((gender) => ({ value: gender, name: words.genders[gender] })),
      read: (chosen) => ({ gender: GENDERS.find((one) => one === chosen) ?? null }),
    },
    {
      name: 'language',
      label: words.language,
      value: value.language,
      options: languages.map((name) => ({ value: name, name })),
      read: (language) => ({ language }),
    },
    {
      name: 'company',
      label: words.company,
      value: value.company,
      options: companies.map((company) => ({ value: company.id, name: company.name })),
      read: (company) => ({ company }),
    },
  ];
  return (
    <details open={isUsed} className="group col-span-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-action">
        {words.more}
      </summary>
      <div className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {fields.map(({ name, label, value: chosen, all = words.any, options, read }) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`} className="mb-1.5 block font-semibold text-sm">
              {label}
            </label>
            <select
              id={`${id}-${name}`}
              name={name}
              className={finderInputClass}
              {...(onChange
                ? { value: chosen, onChange: ({ target }) => onChange(read(target.value)) }
                : { defaultValue: chosen })}
            >
              <option value="">{all}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.name}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </details>
  );
}
