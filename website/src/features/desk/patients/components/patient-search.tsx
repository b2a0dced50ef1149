'use client';

import { useTranslations } from 'next-intl';
import { useActionState, useEffect, useRef } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { AnsweredForm } from '@/components/form/answered-form';
import { Checkbox } from '@/components/form/checkbox';
import { Field } from '@/components/form/field';
import { FormTrouble } from '@/components/form/form-trouble';
import { SubmitButton } from '@/components/form/submit-button';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import { EMAIL_LENGTH, PASSWORD_LENGTH } from '@/contract/limits';
import type { PatientSummary } from '@/contract/patient-data';
import { Fact } from '@/features/desk/appointments/components/facts';
import { patientAction } from '../actions';
import type { PatientState } from '../schema';

/** Looks a patient up, gives the files, and erases after a second question. Sends everything in bodies. */
export function PatientSearch({ exportPath, sought = '' }: { exportPath: string; sought?: string }) {
  const t = useTranslations('patients');
  const [state, action] = useActionState<PatientState, FormData>(patientAction, { sought });
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if ((state.found || state.isErased) && !state.error && !state.proofError) result.current?.focus();
  }, [state]);
  return (
    <>
      <AnsweredForm
        turn={state.sought}
        action={action}
        noValidate={false}
        className="mt-6 flex flex-wrap items-end gap-4"
      >
        <ActionFields />
        <Field
          id="sought"
          label={t('sought')}
          hint={t('soughtHint')}
          autoComplete="off"
          maxLength={EMAIL_LENGTH}
          dir="ltr"
          required
          defaultValue={state.sought}
          frameClassName="grow"
        />
        <SubmitButton pendingLabel={t('sending')}>{t('search')}</SubmitButton>
      </AnsweredForm>
      {state.error ? (
        <div className="mt-4">
          <FormTrouble title={t('errorTitle')} text={state.error} state={state} />
        </div>
      ) : null}
      <div ref={result} tabIndex={-1} role="status" className="outline-none">
        {state.isErased ? (
          <p className="mt-6 rounded-control bg-status-confirmed-soft p-3 font-semibold text-status-confirmed">
            {t('erased')}
          </p>
        ) : null}
        {state.found ? <Found found={state.found} /> : null}
      </div>
      {state.found && isStored(state.found) ? (
        <>
          <Panel className="mt-8" title={t('exportTitle')} text={t('exportText')}>
            <form action={exportPath} method="post" className="mt-4 flex flex-wrap gap-3">
              <input type="hidden" name="sought" value={state.sought} />
              {(['html', 'json'] as const).map((format) => (
                <Button key={format} type="submit" name="format" value={format} variant="secondary">
                  {t(format)}
                </Button>
              ))}
            </form>
          </Panel>
          <Panel className="mt-8" title={t('eraseTitle')} text={t('eraseText')}>
            {state.live ? (
              <p role="alert" className="mt-4 rounded-control bg-danger-soft p-3 font-semibold text-danger">
                {t('live')} <bdi dir="ltr">{state.live.join(', ')}</bdi>
              </p>
            ) : null}
            <form action={action} className="mt-4 space-y-4">
              <ActionFields
                of={{
                  sought: state.sought,
                  visits: state.found.visits.length,
                  messages: state.found.messages,
                  step: state.isAsked ? 'erase' : 'ask',
                }}
              />
              {state.isAsked ? (
                <>
                  <Checkbox id="sure" label={t('sure')} />
                  <ProofField hasSecondFactor={state.found.hasSecondFactor} error={state.proofError} />
                </>
              ) : null}
              <SubmitButton variant={state.isAsked ? 'danger' : 'secondary'} pendingLabel={t('sending')}>
                {state.isAsked ? t('eraseNow') : t('erase')}
              </SubmitButton>
            </form>
          </Panel>
        </>
      ) : null}
    </>
  );
}

/** Numbers of what is stored of a patient, by their labels. */
const countsOf = (found: PatientSummary) =>
  [
    ['appointments', found.visits.length],
    ['contactMessages', found.messages],
    ['outboxMessages', found.mails],
    ['waitingEntries', found.waiting],
    ['incomingMessages', found.incoming],
    ['importedPatients', found.imported],
    ['guarded', found.guarded],
    ['amended', found.amended],
    ['queueEntries', found.queue],
    ['privacyCases', found.cases],
  ] as const;

const isStored = (found: PatientSummary) => countsOf(found).some(([, count]) => count > 0);

/** Asks staff to authenticate again, because the next step cannot be undone. */
function ProofField({ hasSecondFactor, error }: { hasSecondFactor: boolean; error: string | undefined }) {
  const t = useTranslations('patients');
  return (
    <Field
      id="proof"
      label={t(hasSecondFactor ? 'code' : 'password')}
      hint={t(hasSecondFactor ? 'codeHint' : 'passwordHint')}
      type={hasSecondFactor ? 'text' : 'password'}
      autoComplete={hasSecondFactor ? 'one-time-code' : 'current-password'}
      spellCheck={false}
      maxLength={PASSWORD_LENGTH}
      dir="ltr"
      required
      error={error}
    />
  );
}

function Found({ found }: { found: PatientSummary }) {
  const t = useTranslations('patients');
  if (!isStored(found)) return <p className="mt-6 font-semibold">{t('nothing')}</p>;
  const names = [...new Set(found.visits.map(({ firstName, lastName }) => `${firstName} ${lastName}`))];
  return (
    <div className="mt-6 rounded-control border border-line p-4">
      {names.map((name) => (
        <p key={name} className="font-bold text-lg">
          <bdi>{name}</bdi>
        </p>
      ))}
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
        {countsOf(found).map(([name, count]) => (
          <Fact key={name} label={t(`labels.${name}`)}>
            {count}
          </Fact>
        ))}
      </dl>
      <p className="mt-2 text-sm">
        <bdi dir="ltr">{found.visits.map(({ bookingNumber }) => bookingNumber).join(', ')}</bdi>
      </p>
      {found.joined.length > 0 ? (
        <p className="mt-2 font-semibold">
          {t('joined')} <bdi dir="ltr">{found.joined.join(', ')}</bdi>
        </p>
      ) : null}
    </div>
  );
}
