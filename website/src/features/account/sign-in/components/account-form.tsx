'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FaultForm } from '@/components/form/fault-form';
import { SubmitButton } from '@/components/form/submit-button';

interface Props extends Omit<ComponentProps<typeof FaultForm>, 'title'> {
  t: (key: 'errorTitle' | 'sending') => string;
  submit: string;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}

export function AccountForm({ t, submit, variant, children, ...form }: Props) {
  return (
    <FaultForm className="mt-6 space-y-5" noValidate={false} title={t('errorTitle')} {...form}>
      {children}
      <SubmitButton pendingLabel={t('sending')} className="w-full" variant={variant}>
        {submit}
      </SubmitButton>
    </FaultForm>
  );
}
