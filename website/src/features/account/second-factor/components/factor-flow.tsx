'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useActionState, useEffect, useRef } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { Field } from '@/components/form/field';
import { FormTrouble } from '@/components/form/form-trouble';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { Button, buttonClass } from '@/components/ui/button';
import type { Enrolment } from '@/contract/second-factor';
import { beginSetupAction, finishSetupAction, removeFactorAction } from '../actions';
import { NOTHING } from '../rules';
import { EnrolmentView } from './enrolment-view';

interface Props {
  /** State of the account; during a sign-in that needs a setup, `enrolment` is what to scan. */
  isOn: boolean;
  isRequired: boolean;
  enrolment: Enrolment | null;
  /** Address to go to with the recovery codes kept. */
  to: string;
  /** First words of the page, and its link away; neither stands beside the recovery codes, which are shown once. */
  intro: ReactNode;
  wayBack: ReactNode;
}

/** Sets a second factor up or takes it off: one component, so that the recovery codes stay while the page below changes. */
export function FactorFlow({ isOn, isRequired, enrolment, to, intro, wayBack }: Props) {
  const t = useTranslations('secondFactor');
  const password = useTranslations('account.password');
  const [begun, begin] = useActionState(beginSetupAction, NOTHING);
  const [finished, finish] = useActionState(finishSetupAction, NOTHING);
  const [removed, remove] = useActionState(removeFactorAction, NOTHING);
  const scan = enrolment ?? begun.enrolment;
  const error = isOn ? removed.error : begun.error;
  if (finished.recoveryCodes.length > 0) {
    return <RecoveryCodes codes={finished.recoveryCodes} to={to} />;
  }
  return (
    <>
      {intro}
      {!isOn && scan ? (
        <form action={finish} className="mt-6 space-y-5">
          {finished.error ? <FormTrouble title={t('errorTitle')} text={finished.error} /> : null}
          <ActionFields />
          <EnrolmentView enrolment={scan} />
          <Field
            id="code"
            label={t('code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={6}
            dir="ltr"
            required
          />
          <SubmitButton pendingLabel={t('sending')} className="w-full">
            {t('finish')}
          </SubmitButton>
        </form>
      ) : isOn && isRequired ? null : (
        <form action={isOn ? remove : begin} className="mt-6 space-y-5">
          {error ? <FormTrouble title={t('errorTitle')} text={error} /> : null}
          <ActionFields />
          <PasswordField
            id="password"
            label={t('password')}
            autoComplete="current-password"
            show={password('show')}
            hide={password('hide')}
            required
          />
          <SubmitButton
            pendingLabel={t('sending')}
            className="w-full"
            {...(isOn ? { variant: 'secondary' as const } : {})}
          >
            {isOn ? t('remove') : t('begin')}
          </SubmitButton>
        </form>
      )}
      {wayBack}
    </>
  );
}

function RecoveryCodes({ codes, to }: { codes: string[]; to: string }) {
  const t = useTranslations('secondFactor');
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div className="mt-6">
      <h2 ref={head} tabIndex={-1} className="text-lg outline-none">
        {t('codesTitle')}
      </h2>
      <p className="mt-1 text-text-soft">{t('codesText')}</p>
      <ol className="mt-4 space-y-1 whitespace-nowrap rounded-control border border-line bg-surface-warm p-4 font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <a href={to} className={buttonClass({})}>
          {t('goOn')}
        </a>
        <Button variant="secondary" onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
    </div>
  );
}
