import type { ReactNode } from 'react';
import { cn } from '@/lib/text/cn';

export type FieldWords = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Error as a sentence that says how to put it right. */
  error?: string | undefined;
  /** Label of a field that may stay empty, for example "optional". */
  optionalLabel?: string | undefined;
  /** Read before the error by screen readers, for example "Error:". */
  errorPrefix?: string | undefined;
  frameClassName?: string | undefined;
};

/** Parts the words around a field from the properties of its control. */
export function splitField<Props extends FieldWords>(props: Props) {
  const { id, label, hint, error, optionalLabel, errorPrefix, frameClassName, ...control } = props;
  const frame = { id, label, hint, error, optionalLabel, errorPrefix, className: frameClassName };
  return { frame, control };
}

/** Ids of the hint, the error and the question, and the attributes that tie them to the control. */
export function describeField(field: Pick<FieldWords, 'id' | 'hint' | 'error'> & { isAsked?: boolean }) {
  const { id, hint, error, isAsked } = field;
  const parts = [hint ? `${id}-hint` : null, error ? `${id}-error` : null, isAsked ? `${id}-question` : null];
  const ids = parts.filter(Boolean).join(' ');
  return {
    ...(ids ? { 'aria-describedby': ids } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
  };
}

/** Marks an empty `dir="auto"` control for globals.css: browsers start it left to right, in Arabic the wrong edge. */
export function emptyMark({ dir }: { dir?: string | undefined }) {
  return dir === 'auto' ? { placeholder: ' ' } : {};
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={`${id}-hint`} className="mb-1.5 text-sm text-text-soft">
      {children}
    </p>
  );
}

export function FieldError({ id, error, errorPrefix }: Pick<FieldWords, 'id' | 'error' | 'errorPrefix'>) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mb-1.5 first-letter:uppercase font-semibold text-danger text-sm">
      {errorPrefix ? <span className="sr-only">{errorPrefix} </span> : null}
      {error}
    </p>
  );
}

type Framed = Omit<FieldWords, 'frameClassName'> & { className?: string | undefined; children: ReactNode };

/** Label, hint and error around one control, in reading order: the error stands before the control. */
export function FieldFrame(props: Framed) {
  const { id, label, hint, error, optionalLabel, errorPrefix, className, children } = props;
  return (
    <div className={cn(error && 'border-danger border-s-4 ps-3', className)}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
        {optionalLabel ? <span className="font-normal text-text-soft"> ({optionalLabel})</span> : null}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id} error={error} errorPrefix={errorPrefix} />
      {children}
    </div>
  );
}

export const CONTROL_CLASS =
  'block w-full min-h-12 rounded-control border border-line-strong bg-surface px-4 py-2.5 text-base text-text placeholder:text-text-soft hover:border-action aria-invalid:border-danger disabled:bg-surface-warm';
