import type { ComponentProps } from 'react';
import type { FieldQuestion } from '@/lib/contact/field-question';
import { cn } from '@/lib/text/cn';
import {
  CONTROL_CLASS,
  describeField,
  emptyMark,
  FieldFrame,
  type FieldWords,
  splitField,
} from './field-parts';
import { QuestionOfField } from './field-question';

type FieldProps = FieldWords & {
  question?: FieldQuestion | undefined;
} & Omit<ComponentProps<'input'>, 'id'>;

/** A one-line input with label, hint and error. Give `inputMode`, `autoComplete` and `dir="ltr"` as the value needs. */
export function Field(props: FieldProps) {
  const { frame, control } = splitField(props);
  const { question, className, name = frame.id, type = 'text', ...rest } = control;
  return (
    <FieldFrame {...frame}>
      {question ? <QuestionOfField id={frame.id} name={name} question={question} /> : null}
      <input
        id={frame.id}
        name={name}
        type={type}
        // A left-to-right value still starts at the reading edge of the page.
        className={cn(CONTROL_CLASS, rest.dir === 'ltr' && 'rtl:text-end', className)}
        {...describeField({ ...frame, isAsked: Boolean(question?.text) })}
        // Without script the page comes back scrolled to the question.
        // biome-ignore lint/a11y/noAutofocus: only after the form was sent
        autoFocus={Boolean(question?.text)}
        {...emptyMark(rest)}
        {...rest}
      />
    </FieldFrame>
  );
}

/** A phone, with the country beside it by which a number without a code is read. */
export function PhoneField({ country, ...props }: FieldProps & { country: { code: string; label: string } }) {
  return (
    <>
      <input type="hidden" name="phoneCountry" value={country.code} />
      <Field {...props} optionalLabel={country.label} type="tel" inputMode="tel" dir="ltr" />
    </>
  );
}

export function EmailField(props: FieldProps) {
  return <Field {...props} type="email" inputMode="email" dir="ltr" />;
}
