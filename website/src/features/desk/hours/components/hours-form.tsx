'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useActionState } from 'react';
import { FaultForm } from '@/components/form/fault-form';
import { faultless, fieldsOf } from '@/components/form/field-values';
import { type Option, optionsOf, Select } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { Ticks } from '@/components/form/ticks';
import { changeHoursAction, type HoursState } from '../actions';
import type { Given } from '../form-rules';
import { AbsenceFields, type NamedDay, SetFields } from './hours-fields';
import { PlanView } from './plan-view';

const HIDDEN = ['what', 'doctor', 'id', 'version', 'week'] as const;

interface Props {
  given: Given;
  branches?: Option[];
  rooms?: Option[];
  weekdays?: NamedDay[];
  opening?: Record<string, ReactNode>;
}

/** A set of hours, a day off, a closure or days out of order: filled in, looked at, then saved. Works without script. */
export function HoursForm({ given: first, branches = [], rooms = [], weekdays = [], opening = {} }: Props) {
  const t = useTranslations('hours.form');
  const start = { ...faultless(first), plan: null };
  const [state, action] = useActionState<HoursState, FormData>(changeHoursAction, start);
  const { given, errors, plan } = state;
  const control = fieldsOf(given, errors);
  const fields = { given, control, branches, rooms };
  return (
    <FaultForm
      state={state}
      action={action}
      title={t('errorTitle')}
      fields={Object.fromEntries(HIDDEN.map((name) => [name, given[name] ?? '']))}
      className="mt-4 space-y-6"
    >
      {given.what === 'schedule' ? (
        <SetFields {...fields} weekdays={weekdays} />
      ) : (
        <AbsenceFields {...fields} />
      )}
      <div>
        <p className="mb-2 text-sm text-text-soft">{t('checkHint')}</p>
        <div className="flex flex-wrap gap-3">
          <SubmitButton
            name="step"
            value="check"
            variant={plan ? 'secondary' : 'primary'}
            pendingLabel={t('checking')}
          >
            {t('check')}
          </SubmitButton>
          {given.id ? (
            <SubmitButton name="step" value="remove" variant="secondary" pendingLabel={t('checking')}>
              {t('remove')}
            </SubmitButton>
          ) : null}
        </div>
      </div>
      {plan ? (
        <PlanView plan={plan} given={given} reasonError={control('reason').error} opening={opening} />
      ) : null}
      {given.what === 'schedule' ? <CopyDay weekdays={weekdays} /> : null}
    </FaultForm>
  );
}

function CopyDay({ weekdays }: { weekdays: NamedDay[] }) {
  const t = useTranslations('hours.form');
  return (
    <details className="rounded-card border border-line px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-action">{t('copyTitle')}</summary>
      <div className="space-y-4 pb-4">
        <Select id="copyFrom" label={t('copyFrom')} options={optionsOf(weekdays)} frameClassName="max-w-60" />
        <Ticks
          id="copyTo"
          name="copyTo"
          label={t('copyTo')}
          options={optionsOf(weekdays)}
          chosen={[]}
          className="flex flex-wrap gap-x-6"
        />
        <SubmitButton name="step" value="copy" variant="secondary" pendingLabel={t('checking')}>
          {t('copy')}
        </SubmitButton>
      </div>
    </details>
  );
}
