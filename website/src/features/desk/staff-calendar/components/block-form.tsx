'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { Field } from '@/components/form/field';
import { OutcomeNote } from '@/components/form/outcome-note';
import { optionsOf, Select } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { REASON_LENGTH } from '@/contract/limits';
import { type BlockState, blockTimeAction } from '../actions';

const NOTHING: BlockState = { outcome: 'none', text: '', inside: [], typed: {} };

interface Props {
  branch: string;
  doctors: { id: string; name: string }[];
  doctor: string | null;
  date: string;
}

export function BlockForm({ branch, doctors, doctor, date }: Props) {
  const t = useTranslations('staffCalendar.block');
  const [state, action] = useActionState(blockTimeAction, NOTHING);
  const { typed } = state;
  return (
    <details
      className="mt-6 rounded-card border border-line bg-surface print:hidden"
      open={state.outcome !== 'none' || undefined}
    >
      <summary className="min-h-11 cursor-pointer px-5 py-3 font-semibold text-action">{t('title')}</summary>
      <form
        // React resets defaults only in a new form, so the key changes with what was typed.
        key={JSON.stringify(state)}
        action={action}
        className="space-y-4 px-5 pb-5"
      >
        {state.outcome === 'none' ? null : (
          <OutcomeNote state={state} isGood={state.outcome === 'changed'}>
            <p>{state.text}</p>
            {state.inside.length > 0 ? (
              <ul className="mt-1 list-disc ps-5 font-normal">
                {state.inside.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ) : null}
          </OutcomeNote>
        )}
        <p className="text-sm text-text-soft">{t('hint')}</p>
        <ActionFields of={{ branch }} />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Select
            id="blocked-doctor"
            name="doctor"
            label={t('doctor')}
            options={optionsOf(doctors)}
            className="h-12"
            defaultValue={typed.doctor || doctor || doctors[0]?.id}
          />
          <Field
            id="blocked-from"
            name="startsAt"
            type="datetime-local"
            step={300}
            label={t('from')}
            defaultValue={typed.startsAt || `${date}T12:00`}
            required
          />
          <Field
            id="blocked-to"
            name="endsAt"
            type="datetime-local"
            step={300}
            label={t('to')}
            defaultValue={typed.endsAt || `${date}T13:00`}
            required
          />
          <Field
            id="blocked-reason"
            name="reason"
            label={t('reason')}
            maxLength={REASON_LENGTH}
            autoComplete="off"
            dir="auto"
            defaultValue={typed.reason ?? ''}
            required
          />
        </div>
        <SubmitButton pendingLabel={t('pending')}>{t('submit')}</SubmitButton>
      </form>
    </details>
  );
}
