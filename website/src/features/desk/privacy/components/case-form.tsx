'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { FaultForm } from '@/components/form/fault-form';
import { Field } from '@/components/form/field';
import { faultless, fieldsOf } from '@/components/form/field-values';
import { Select } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { EMAIL_LENGTH, SENDER_LENGTH } from '@/contract/limits';
import { CASE_KINDS, CASE_TEXT_LENGTH, CASE_WAYS } from '@/contract/privacy-case';
import { type CaseFormState, openCaseAction } from '../actions';

/** Writes a case down; `receivedAt` is now, by the clinic's clock. */
export function CaseForm({ receivedAt, isOpen }: { receivedAt: string; isOpen: boolean }) {
  const t = useTranslations('privacyCases');
  const nothing = { kind: 'access', way: 'phone', receivedAt, name: '', contact: '', text: '' };
  const [state, action] = useActionState<CaseFormState, FormData>(openCaseAction, faultless(nothing));
  const { errors, failed, given } = state;
  const control = fieldsOf(given, errors);
  const line = (id: 'name' | 'contact' | 'text') => ({ ...control(id), label: t(id), hint: t(`${id}Hint`) });
  return (
    <details
      className="mt-4 rounded-card border border-line bg-surface print:hidden"
      open={isOpen || errors.length > 0 || failed !== null || undefined}
    >
      <summary className="min-h-11 cursor-pointer px-5 py-3 font-semibold text-action">{t('add')}</summary>
      <FaultForm state={state} action={action} title={t('errorTitle')} className="space-y-4 px-5 pb-5">
        <div className="grid items-end gap-4 sm:grid-cols-3">
          <Select
            {...control('kind')}
            label={t('kind')}
            options={CASE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          <Select
            {...control('way')}
            label={t('way')}
            options={CASE_WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
          />
          <Field
            {...control('receivedAt')}
            type="datetime-local"
            label={t('receivedAt')}
            hint={t('receivedHint')}
            required
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...line('name')} autoComplete="off" maxLength={SENDER_LENGTH} dir="auto" />
          <Field
            {...line('contact')}
            optionalLabel={t('optional')}
            autoComplete="off"
            maxLength={EMAIL_LENGTH}
            dir="ltr"
          />
        </div>
        <TextArea {...line('text')} dir="auto" maxLength={CASE_TEXT_LENGTH} required />
        <SubmitButton pendingLabel={t('sending')}>{t('open')}</SubmitButton>
      </FaultForm>
    </details>
  );
}
