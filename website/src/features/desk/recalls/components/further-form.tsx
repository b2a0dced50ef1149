'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useActionState, useState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { Checkbox } from '@/components/form/checkbox';
import { Field } from '@/components/form/field';
import { OutcomeNote } from '@/components/form/outcome-note';
import { SubmitButton } from '@/components/form/submit-button';
import { bookFurtherAction, type FurtherFormState } from '../actions';

const NOTHING: FurtherFormState = { text: '', afterDays: '' };

/** Books visits that follow one; what the patient agrees to is read out from `children`. */
export function FurtherForm({
  id,
  idempotencyKey,
  isRecalled,
  children,
}: {
  id: string;
  idempotencyKey: string;
  isRecalled: boolean;
  children: ReactNode;
}) {
  const t = useTranslations('recalls.further');
  const [state, action] = useActionState(bookFurtherAction, NOTHING);
  const [key] = useState(idempotencyKey);
  return (
    <details
      open={isRecalled || state.text !== ''}
      className="mt-4 rounded-control border border-line px-3 print:hidden"
    >
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('title')}</summary>
      <form action={action} className="space-y-3 pb-4">
        <ActionFields of={{ id, key }} />
        <Field
          key={state.afterDays}
          id="further-days"
          name="afterDays"
          label={t('days')}
          hint={t(isRecalled ? 'daysHintRecalled' : 'daysHint')}
          dir="ltr"
          autoComplete="off"
          defaultValue={state.afterDays}
        />
        <div className="text-sm">{children}</div>
        <Checkbox id="further-consent" name="consent" value="on" label={t('consent')} />
        <OutcomeNote state={state} isGood={false}>
          {state.text}
        </OutcomeNote>
        <SubmitButton variant="secondary" pendingLabel={t('booking')}>
          {t('submit')}
        </SubmitButton>
      </form>
    </details>
  );
}
