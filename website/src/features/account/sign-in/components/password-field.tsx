'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { Field } from '@/components/form/field';

/** A password: password managers fill it, and it can be looked at before it is sent. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'dir' | 'required'>) {
  const t = useTranslations('account.password');
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <Field
        {...props}
        required
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-controls={props.id}
        className="-ms-2 mt-1 inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-action text-sm hover:bg-surface-sky"
        onClick={() => setShown((shown) => !shown)}
      >
        {t(isShown ? 'hide' : 'show')}
      </button>
    </div>
  );
}
