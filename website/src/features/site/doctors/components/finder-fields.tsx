import type { Messages } from 'next-intl';
import type { Ref } from 'react';
import { IconDrawing, type IconShape } from '@/components/ui/icon-drawing';
import type { DangerWarning } from '@/features/site/search/danger-words';
import { langOfText } from '@/i18n/lang-of-text';
import { cn } from '@/lib/text/cn';
import { type DoctorFilter, type FilterFields, fieldsOf, SOONEST } from '../query';
import { GENDERS } from '../rules';

export interface FinderChoice {
  id: string;
  number: number;
  name: string;
}

export interface Finder {
  path: string;
  asked: DoctorFilter;
  specialties: FinderChoice[];
  branches: FinderChoice[];
  languages: string[];
  companies: { value: string; name: string }[];
  words: Record<keyof Messages['doctors']['finder'], string>;
  icon: IconShape | null;
  none: { title: string; text: string; link: { href: string; label: string } };
  /** Emergency that the text of the address may tell of, beside which no doctor is shown. */
  danger: DangerWarning | null;
}

export const finderFormClass =
  'finder grid gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:grid-cols-2 sm:p-5 lg:grid-cols-[1.6fr_1fr_1fr]';
const LABEL = 'mb-1.5 block font-semibold text-sm';
const INPUT =
  'min-h-12 w-full rounded-control border border-line-strong bg-surface px-4 text-base focus-visible:border-action';

interface Choice {
  name: keyof FilterFields;
  label: string;
  /** Words for no choice, where they are not the usual ones. */
  all?: string;
  options: { value: string; name: string }[];
}

/** Fields of the form above the list; without `onChange` it sends them. Few use the further choices: open where one is made. */
export function FinderFields(props: {
  id: string;
  finder: Finder;
  value: DoctorFilter;
  search?: Ref<HTMLInputElement>;
  onChange?: (part: Partial<FilterFields>) => void;
}) {
  const { id, value, search, onChange } = props;
  const { specialties, branches, languages, companies, words, icon } = props.finder;
  const values = fieldsOf(value);
  const control = (name: keyof FilterFields) => ({
    name,
    ...(onChange
      ? {
          value: values[name],
          onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
        }
      : { defaultValue: values[name] }),
  });
  const numbered = (all: FinderChoice[]) => all.map(({ number, name }) => ({ value: String(number), name }));
  const further: Choice[] = [
    {
      name: 'sort',
      label: words.order,
      all: words.usualOrder,
      options: [{ value: SOONEST, name: words.soonest }],
    },
    { name: 'gender', label: words.gender, options: GENDERS.map((value) => ({ value, name: words[value] })) },
    { name: 'language', label: words.language, options: languages.map((name) => ({ value: name, name })) },
    { name: 'company', label: words.company, options: companies },
  ];
  const select = ({ name, label, all = words.any, options }: Choice, className?: string) => (
    <div key={name}>
      <label htmlFor={`${id}-${name}`} className={LABEL}>
        {label}
      </label>
      <select id={`${id}-${name}`} {...control(name)} className={cn(INPUT, className)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={langOfText(option.name)}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
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
            {...control('q')}
            maxLength={80}
            autoComplete="off"
            placeholder={words.searchHint}
            className={`${INPUT} ps-12 text-start placeholder:text-text-soft`}
          />
        </div>
      </div>
      {select({ name: 'specialty', label: words.specialty, options: numbered(specialties) }, 'max-sm:px-3')}
      {select({ name: 'branch', label: words.branch, options: numbered(branches) }, 'max-sm:px-3')}
      <details open={further.some(({ name }) => values[name] !== '')} className="group col-span-full">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-action">
          {words.more}
        </summary>
        <div className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {further.map((choice) => select(choice))}
        </div>
      </details>
    </>
  );
}
