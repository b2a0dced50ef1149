'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { AnsweredForm } from '@/components/form/answered-form';
import { OutcomeNote } from '@/components/form/outcome-note';
import { type Option, Select } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { ReasonField } from '@/features/desk/frame/components/reason-field';
import { noteAction } from '../actions';

interface Props {
  id: string;
  version: number;
  steps: Option[];
  corrections: Option[];
  /** True when calling the patient in takes a reason, since others go first. */
  isBeforeOthers: boolean;
}

export function AttendanceForm({ id, version, steps, corrections, isBeforeOthers }: Props) {
  const t = useTranslations('today.panel');
  const [state, action] = useActionState(noteAction, null);
  const isCall = ({ value }: Option) => isBeforeOthers && value === 'with_doctor';
  const call = steps.find(isCall);
  const presses = steps.filter((one) => !isCall(one));
  const typed = state?.typed;
  const isCallRefused = call !== undefined && typed?.to === call.value;
  const refused = { error: state?.errors?.reason, defaultValue: typed?.reason };
  const hidden = <ActionFields of={{ id, version }} />;
  return (
    <div className="mt-3 space-y-4">
      <OutcomeNote state={state} isGood={state?.outcome === 'changed'}>
        {state?.text}
      </OutcomeNote>
      {presses.length > 0 ? (
        <form action={action} className="flex flex-wrap gap-3">
          {hidden}
          {presses.map(({ value, label }, index) => (
            <SubmitButton key={value} name="to" value={value} variant={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </SubmitButton>
          ))}
        </form>
      ) : null}
      {call ? (
        <details open={isCallRefused}>
          <summary className="min-h-11 content-center font-semibold text-action">{t('before')}</summary>
          <AnsweredForm turn="" action={action} className="mt-2 space-y-4">
            {hidden}
            <ReasonField
              id="turn-reason"
              label={t('reason')}
              hint={t('reasonHint')}
              {...(isCallRefused && refused)}
            />
            <SubmitButton name="to" value={call.value}>
              {call.label}
            </SubmitButton>
          </AnsweredForm>
        </details>
      ) : null}
      {corrections.length > 0 ? (
        <details open={typed?.to !== undefined && !isCallRefused}>
          <summary className="min-h-11 content-center font-semibold text-action">{t('correct')}</summary>
          {/* The words of the page are said, not those of the browser, which may speak another language. */}
          <AnsweredForm turn="" action={action} className="mt-2 space-y-4">
            {hidden}
            <Select
              // React gives a select its default once, and puts the first one back after each answer.
              key={typed?.to}
              id="attendance-to"
              name="to"
              label={t('correctTo')}
              defaultValue={typed?.to ?? corrections[0]?.value}
              options={corrections}
            />
            <ReasonField
              id="attendance-reason"
              label={t('reason')}
              hint={t('reasonHint')}
              {...(isCallRefused ? {} : refused)}
              required
            />
            <SubmitButton variant="secondary">{t('save')}</SubmitButton>
          </AnsweredForm>
        </details>
      ) : null}
    </div>
  );
}
