import { EmailField, Field, PhoneField } from '@/components/form/field';
import type { Control } from '../control-rules';
import type { FormWords } from '../words';

type Give = (field: 'firstName' | 'lastName' | 'phone' | 'email' | 'age') => Control;

export function NameAndPhone(props: {
  control: Give;
  words: Pick<FormWords['fields'], 'phoneCountry' | 'phoneHint'>;
  look?: string;
}) {
  const { control, words, look = 'grid gap-6 sm:grid-cols-2' } = props;
  return (
    <>
      <div className={look}>
        <Field {...control('firstName')} autoComplete="given-name" dir="auto" />
        <Field {...control('lastName')} autoComplete="family-name" dir="auto" />
      </div>
      <PhoneField
        {...control('phone')}
        country={words.phoneCountry}
        hint={words.phoneHint}
        autoComplete="tel"
      />
    </>
  );
}

export function MailboxField({ control, hint }: { control: Give; hint: string }) {
  return <EmailField {...control('email')} hint={hint} autoComplete="email" />;
}

export function AgeField({ control, hint }: { control: Give; hint?: string }) {
  return <Field {...control('age')} hint={hint} inputMode="numeric" dir="ltr" frameClassName="max-w-xs" />;
}
