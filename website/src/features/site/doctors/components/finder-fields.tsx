import type { Messages } from 'next-intl';
import type { Ref } from 'react';
import { IconDrawing, type IconShape } from '@/components/ui/icon-drawing';
import { cn } from '@/lib/text/cn';
import { type DoctorFilter, SOONEST } from '../query';
import { GENDERS } from '../rules';

export interface FinderChoice {
  id: string;
  number: number;
  name: string;
}

/** Filters of a list of doctors, and its words. */
export interface Finder {
  /** Address of the list, and what it asks for. */
  path: string;
  asked: DoctorFilter;
  specialties: FinderChoice[];
  branches: FinderChoice[];
  languages: string[];
  companies: { id: string; name: string }[];
  words: Record<keyof Messages['doctors']['finder'], string>;
  icon: IconShape | null;
  none: { title: string; text: string; link: { href: string; label: string } };
}

export const finderFormClass =
  'finder grid gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:grid-cols-2 sm:p-5 lg:grid-cols-[1.6fr_1fr_1fr]';
const LABEL = 'mb-1.5 block font-semibold text-sm';
const INPUT =
  'min-h-12 w-full rounded-control border border-line-strong bg-surface px-4 text-base focus-visible:border-action';

type Change = (part: Partial<DoctorFilter>) => void;

/** Fields of the form above the list; without `onChange` it sends them. Few use the further choices: open where one is made. */
export function FinderFields(props: {
  id: string;
  finder: Finder;
  value: DoctorFilter;
  search?: Ref<HTMLInputElement>;
  onChange?: Change;
}) {
  const { id, value, search, onChange } = props;
  const { specialties, branches, languages, companies, words, icon } = props.finder;
  const numbered = (name: 'specialty' | 'branch', choices: FinderChoice[]): Choice => ({
    name,
    label: words[name],
    value: String(value[name] ?? ''),
    options: choices.map((choice) => ({ value: String(choice.number), name: choice.name })),
    read: (chosen) => ({ [name]: chosen ? Number(chosen) : null }),
  });
  const further: Choice[] = [
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
      options: GENDERS.map((gender) => ({ value: gender, name: words[gender] })),
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
  const common = { id, any: words.any, onChange };
  return (
    <>
      <div className="col-span-full lg:col-span-1">
        <label htmlFor={`${id}-q`} className={LABEL}>
          {words.search}
        </label>
        <div className="relative">
          <span className="pointer-events-none absolute inset-y-0 start-4 grid place-items-center text-text-soft">
            <IconDrawing shape={icon} />
          </span>
          <input
            ref={search}
            id={`${id}-q`}
            type="search"
            name="q"
            maxLength={80}
            autoComplete="off"
            placeholder={words.searchHint}
            className={`${INPUT} ps-12 text-start placeholder:text-text-soft`}
            {...(onChange
              ? { value: value.q, onChange: ({ target }) => onChange({ q: target.value }) }
              : { defaultValue: value.q })}
          />
        </div>
      </div>
      <FinderSelect {...common} choice={numbered('specialty', specialties)} className="max-sm:px-3" />
      <FinderSelect {...common} choice={numbered('branch', branches)} className="max-sm:px-3" />
      <details open={further.some((choice) => choice.value !== '')} className="group col-span-full">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-action">
          {words.more}
        </summary>
        <div className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {further.map((choice) => (
            <FinderSelect key={choice.name} {...common} choice={choice} />
          ))}
        </div>
      </details>
    </>
  );
}

interface Choice {
  name: string;
  label: string;
  value: string;
  /** Words for no choice, where they are not the usual ones. */
  all?: string;
  options: { value: string; name: string }[];
  read: (chosen: string) => Partial<DoctorFilter>;
}

interface FinderSelectProps {
  id: string;
  any: string;
  choice: Choice;
  className?: string;
  onChange: Change | undefined;
}

function FinderSelect(props: FinderSelectProps) {
  const { id, any, choice, className, onChange } = props;
  const { name, label, value, all = any, options, read } = choice;
  return (
    <div>
      <label htmlFor={`${id}-${name}`} className={LABEL}>
        {label}
      </label>
      <select
        id={`${id}-${name}`}
        name={name}
        className={cn(INPUT, className)}
        {...(onChange
          ? { value, onChange: ({ target }) => onChange(read(target.value)) }
          : { defaultValue: value })}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
