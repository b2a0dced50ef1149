'use client';

import { type ComponentProps, createContext, type ReactNode, use, useActionState } from 'react';
import { cn } from '@/lib/text/cn';
import { LiveText } from '../ui/live-text';
import { ActionFields } from './action-fields';
import { AnsweredForm } from './answered-form';
import { Field } from './field';
import { OutcomeNote } from './outcome-note';
import { RadioGroup } from './radio-group';
import { Select } from './select';
import { TextArea } from './text-area';

/** Outcome of a form, in words, and what was typed where it was refused; null where the page itself shows it. */
export type FormResult = {
  outcome: 'changed' | 'refused';
  text: string;
  /** Further lines below the text. */
  lines?: string[];
  typed?: Record<string, string>;
  errors?: Record<string, string>;
} | null;

const Result = createContext<FormResult>(null);

interface Props extends Pick<ComponentProps<typeof AnsweredForm>, 'className' | 'noValidate' | 'keepsLost'> {
  action: (former: FormResult, form: FormData) => Promise<FormResult>;
  fields?: ComponentProps<typeof ActionFields>['of'];
  children: ReactNode;
}

/** Form that stays on its page: the components inside it show the result and keep the typed text. Works without script. */
export function ResultForm({ action, fields, children, ...form }: Props) {
  const [result, send] = useActionState(action, null);
  return (
    <AnsweredForm turn="" action={send} noValidate={false} {...form}>
      <ActionFields of={fields} />
      <Result value={result}>{children}</Result>
    </AnsweredForm>
  );
}

/** Line with the result of the form. */
export function ResultLine({ className }: { className?: string }) {
  const result = use(Result);
  if (!result?.text) return null;
  const isRefused = result.outcome === 'refused';
  return (
    <LiveText
      role={isRefused ? 'alert' : 'status'}
      className={cn('text-sm', isRefused && 'text-danger', className)}
    >
      {result.text}
    </LiveText>
  );
}

/** Box with the result of the form, which takes the focus. */
export function ResultNote() {
  const result = use(Result);
  return (
    <OutcomeNote state={result} isGood={result?.outcome === 'changed'}>
      {result?.lines ? (
        <>
          <p>{result.text}</p>
          <ul className="mt-1 list-disc ps-5 font-normal">
            {result.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : (
        result?.text
      )}
    </OutcomeNote>
  );
}

/** A form that is folded up until something came of it, where it is not `open` anyway: inside a {@link ResultForm}, with its summary first. */
export function ResultFold({ open, ...details }: ComponentProps<'details'>) {
  return <details {...details} open={use(Result) !== null || open} />;
}

/** Value of a control: the rejected input, else its own default. Takes effect in a newly rendered control only. */
function useKept({ name, defaultValue = '' }: Kept): { key: string; defaultValue: string } {
  const value = use(Result)?.typed?.[name] ?? defaultValue;
  return { key: value, defaultValue: value };
}

type Kept = { name: string; defaultValue?: string | undefined };

export function KeptField(field: ComponentProps<typeof Field> & Kept) {
  const { key, defaultValue } = useKept(field);
  const error = use(Result)?.errors?.[field.name] ?? field.error;
  return <Field key={key} {...field} error={error} defaultValue={defaultValue} />;
}

export function KeptArea(area: ComponentProps<typeof TextArea> & Kept) {
  const { key, defaultValue } = useKept(area);
  return <TextArea key={key} {...area} defaultValue={defaultValue} />;
}

export function KeptSelect(select: ComponentProps<typeof Select> & Kept) {
  const { key, defaultValue } = useKept(select);
  return <Select key={key} {...select} defaultValue={defaultValue} />;
}

/** Radio buttons that keep the typed choice, unless it is no longer offered. */
export function KeptRadios(group: ComponentProps<typeof RadioGroup> & Kept) {
  const { key } = useKept(group);
  const isOffered = group.choices.some(({ value }) => value === key);
  return <RadioGroup key={key} {...group} defaultValue={isOffered ? key : group.defaultValue} />;
}
