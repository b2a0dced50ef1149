'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { EmailField } from '@/components/form/field';
import { FormTrouble } from '@/components/form/form-trouble';
import { takeFocus } from '@/lib/browser/take-focus';
import { sayFaultId } from '@/lib/request/fault-id';
import { forgotPasswordAction, type MailState } from '../actions';
import { AccountForm } from './account-form';

const NOTHING: MailState = { outcome: 'new', email: '' };

/** Asks for the mail address; the answer is the same whether the account exists or not. */
export function ForgotForm({ login }: { login: string }) {
  const t = useTranslations('account.forgot');
  const [state, action] = useActionState(forgotPasswordAction, NOTHING);
  const { outcome, email, fault = null, questions } = state;
  const back = (
    <p className="mt-4">
      <Link href={login} className="text-link">
        {t('back')}
      </Link>
    </p>
  );
  if (outcome === 'asked') {
    const [before = '', after = ''] = t.raw('asked').split('{email}');
    return (
      <>
        <div ref={takeFocus} tabIndex={-1} role="status" className="mt-4 outline-none">
          <p className="font-bold">{t('askedTitle')}</p>
          <p className="mt-1">
            {before}
            <bdi dir="ltr" className="break-all font-semibold">
              {email}
            </bdi>
            {after}
          </p>
        </div>
        {back}
      </>
    );
  }
  return (
    <>
      <p className="mt-1 text-text-soft">{t('text')}</p>
      <AccountForm t={t} state={{}} action={action} submit={t('submit')} noValidate>
        {outcome === 'busy' || outcome === 'failed' ? (
          <FormTrouble
            title={t('errorTitle')}
            text={sayFaultId({ text: t(outcome), id: fault })}
            state={state}
          />
        ) : null}
        <EmailField
          id="email"
          label={t('email')}
          autoComplete="username"
          required
          question={questions?.email}
          defaultValue={email}
          error={outcome === 'missing' ? t('missing') : undefined}
        />
      </AccountForm>
      {back}
    </>
  );
}
