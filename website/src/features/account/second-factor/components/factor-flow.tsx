'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useActionState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import type { Enrolment } from '@/contract/second-factor';
import { AccountForm } from '@/features/account/sign-in/components/account-form';
import { PasswordField } from '@/features/account/sign-in/components/password-field';
import { takeFocus } from '@/lib/browser/take-focus';
import { beginSetupAction, finishSetupAction, removeFactorAction } from '../actions';
import { NOTHING } from '../rules';
import { CodeField } from './code-field';

interface Props {
  /** State of the account; during a sign-in that needs a setup, `enrolment` is what to scan. */
  isOn: boolean;
  isRequired: boolean;
  /** Link to the provider that opens the account in place of a password, where one does. */
  provider: ReactNode;
  enrolment: Enrolment | null;
  /** Address to go to with the recovery codes kept. */
  to: string;
  /** First words of the page, and its link away; neither stands beside the recovery codes, which are shown once. */
  intro: ReactNode;
  wayBack: ReactNode;
}

/** Sets a second factor up or takes it off: one component, so that the recovery codes stay while the page below changes. */
export function FactorFlow({ isOn, isRequired, provider, enrolment, to, intro, wayBack }: Props) {
  const t = useTranslations('secondFactor');
  const [begun, begin] = useActionState(beginSetupAction, NOTHING);
  const [finished, finish] = useActionState(finishSetupAction, NOTHING);
  const [removed, remove] = useActionState(removeFactorAction, NOTHING);
  const scan = enrolment ?? begun.enrolment;
  if (finished.recoveryCodes.length > 0) return <RecoveryCodes codes={finished.recoveryCodes} to={to} />;
  return (
    <>
      {intro}
      {!isOn && scan ? (
        <AccountForm t={t} state={finished} action={finish} submit={t('finish')}>
          <EnrolmentView enrolment={scan} />
          <CodeField label={t('code')} inputMode="numeric" />
        </AccountForm>
      ) : isOn && isRequired ? null : provider && !isOn ? (
        provider
      ) : (
        <AccountForm
          t={t}
          state={isOn ? removed : begun}
          action={isOn ? remove : begin}
          submit={isOn ? t('remove') : t('begin')}
          variant={isOn ? 'secondary' : 'primary'}
        >
          {provider ? (
            <CodeField label={t('code')} hint={t('codeHint')} />
          ) : (
            <PasswordField id="password" label={t('password')} autoComplete="current-password" />
          )}
        </AccountForm>
      )}
      {wayBack}
    </>
  );
}

function EnrolmentView({ enrolment }: { enrolment: Enrolment }) {
  const t = useTranslations('secondFactor');
  return (
    <div>
      <p>{t('scan')}</p>
      {/* biome-ignore lint/performance/noImgElement: a drawing inside the page, nothing to fetch or resize */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(enrolment.picture)}`}
        alt={t('scanAlt')}
        width={220}
        height={220}
        className="mx-auto my-4 rounded-control border border-line bg-paper"
      />
      <p className="text-sm text-text-soft">{t('secret')}</p>
      <p className="mt-1 break-all font-semibold tabular-nums">
        <bdi dir="ltr">{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</bdi>
      </p>
    </div>
  );
}

function RecoveryCodes({ codes, to }: { codes: string[]; to: string }) {
  const t = useTranslations('secondFactor');
  return (
    <div className="mt-6">
      <h2 ref={takeFocus} tabIndex={-1} className="text-lg outline-none">
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
