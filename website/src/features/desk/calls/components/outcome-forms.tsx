'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { AnsweredForm } from '@/components/form/answered-form';
import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { ReasonField } from '@/features/desk/frame/components/reason-field';
import type { OpenRequest } from '../desk-words';

interface Props {
  open: OpenRequest;
  /** Another one with each answer: React resets defaults only in a new form. */
  turn: string;
  /** Text that was typed before an outcome was refused. */
  typed: Record<string, string>;
  action: (form: FormData) => void;
}

/** The four ways a call can end, each a small form; the keys 1 to 4 lead to them. */
export function OutcomeForms({ open, turn, typed, action }: Props) {
  const t = useTranslations('calls.desk');
  const { choices } = open;
  const form = (outcome: string, children: ReactNode) => (
    <AnsweredForm
      turn={turn}
      action={action}
      noValidate={false}
      className="border-line border-t pt-4 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <ActionFields
        of={{ do: 'outcome', outcome, id: open.id, version: open.version, seen: open.history.length }}
      />
      {children}
    </AnsweredForm>
  );
  const send = (label: string, more: { id?: string; variant?: 'primary' | 'secondary' | 'danger' } = {}) => (
    <SubmitButton size="sm" variant="secondary" pendingLabel={t('sending')} {...more}>
      {label}
    </SubmitButton>
  );
  const isLate = choices.tryAgain.length === 0;
  return (
    <div className="grid gap-4">
      <h3 className="sr-only">{t('outcomes')}</h3>
      {form(
        'confirmed',
        <>
          {send(t('confirmed'), { id: 'outcome-confirmed', variant: 'primary' })}
          <p className="mt-1 text-sm text-text-soft">{t('confirmedHint')}</p>
        </>,
      )}
      {isLate ? (
        <p className="border-line border-t pt-4 text-text-soft">{t('noTimeLeft')}</p>
      ) : (
        <>
          {form(
            'noAnswer',
            <div className="flex flex-wrap items-end gap-3">
              <Select
                id="outcome-no-answer"
                name="tryAgain"
                label={t('tryAgain')}
                options={choices.tryAgain}
                defaultValue={
                  typed.tryAgain || choices.tryAgain[Math.min(2, choices.tryAgain.length - 1)]?.value
                }
                frameClassName="grow"
              />
              {send(t('noAnswer'))}
            </div>,
          )}
          {form(
            'callBack',
            <div className="grid grid-cols-2 items-end gap-3">
              <Field
                id="outcome-call-back"
                name="date"
                type="date"
                label={t('date')}
                min={choices.today}
                max={choices.lastDay}
                defaultValue={typed.date || choices.today}
                required
              />
              <Field
                id="call-back-time"
                name="time"
                type="time"
                label={t('time')}
                defaultValue={typed.time ?? ''}
                required
              />
              <ReasonField
                id="call-back-note"
                name="note"
                label={t('note')}
                defaultValue={typed.note}
                frameClassName="col-span-2"
              />
              <div className="col-span-2">{send(t('callBack'))}</div>
            </div>,
          )}
        </>
      )}
      {form(
        'canceled',
        <div className="flex flex-wrap items-end gap-3">
          <ReasonField
            id="outcome-canceled"
            label={t('reason')}
            defaultValue={typed.reason}
            required
            frameClassName="grow"
          />
          {send(t('canceled'))}
        </div>,
      )}
    </div>
  );
}
