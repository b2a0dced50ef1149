'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import type { GuardianField } from '@/contract/guardian';
import { NAME_LENGTH } from '@/contract/limits';
import { GUARDIAN_RELATIONS } from '@/contract/patient';
import { cn } from '@/lib/text/cn';
import { isChild } from '../limit-rules';
import type { guardianWords } from '../words';

export type GuardianWords = Awaited<ReturnType<typeof guardianWords>>;

type Control = {
  id: string;
  label: string | undefined;
  error: string | undefined;
  defaultValue: string | undefined;
};

interface AgeAndGuardianProps {
  age: ReactNode;
  /** Age below which a guardian consents; 0 never asks. */
  guardianAge: number;
  control: (field: 'age' | GuardianField) => Control;
  words: GuardianWords;
  className?: string;
}

/** Field for the age, and below it for the adult who agrees for a child; without script shown to everybody. */
export function AgeAndGuardian(props: AgeAndGuardianProps) {
  const { age, guardianAge, control, words, className = 'space-y-4 sm:space-y-6' } = props;
  const [typed, setTyped] = useState(control('age').defaultValue);
  const frame = useRef<HTMLDivElement>(null);
  // Typed before the script ran, or restored after a reload.
  useEffect(() => {
    const field = frame.current?.querySelector<HTMLInputElement>('input[name=age]');
    if (field) setTyped(field.value);
  }, []);
  const isAsked = isChild({ age: typed, guardianAge });
  return (
    <div
      ref={frame}
      className={className}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'age') setTyped(target.value);
      }}
    >
      {age}
      {guardianAge > 0 ? (
        <GuardianFields
          control={control}
          words={words}
          className={isAsked ? '' : 'hidden [@media(scripting:none)]:block'}
        />
      ) : null}
    </div>
  );
}

export function GuardianFields({
  labels,
  control = (id) => ({ id, label: labels?.[id], error: undefined, defaultValue: undefined }),
  words,
  isRequired = false,
  className,
}: {
  /** Labels in a form that has no faults of its own. */
  labels?: Record<GuardianField, string>;
  control?: (field: GuardianField) => Control;
  words: GuardianWords;
  isRequired?: boolean;
  className?: string;
}) {
  return (
    <fieldset
      className={cn(
        'space-y-4 rounded-card border border-line bg-surface p-4 sm:col-span-2 sm:p-5',
        className,
      )}
    >
      <legend className="float-start mb-2 w-full font-semibold">{words.title}</legend>
      <p className="clear-both text-text-soft">{words.text}</p>
      <Field
        {...control('guardianName')}
        dir="auto"
        {...(isRequired ? { required: true, maxLength: NAME_LENGTH } : {})}
      />
      <Select
        {...control('guardianRelation')}
        placeholder={words.choose}
        options={GUARDIAN_RELATIONS.map((value) => ({ value, label: words.relations[value] }))}
        required={isRequired}
      />
      <Field {...control('guardianPhone')} type="tel" hint={words.phoneHint} dir="ltr" />
    </fieldset>
  );
}
