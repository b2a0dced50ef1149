'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { KeptField, ResultFold, ResultForm, ResultNote } from '@/components/form/result-form';
import { SubmitButton } from '@/components/form/submit-button';
import { lostKey } from '@/lib/browser/lost-answer';
import { bookFurtherAction } from '../actions';

interface Props {
  id: string;
  idempotencyKey: string;
  isRecalled: boolean;
  children: ReactNode;
}

/** Books visits that follow one; what the patient agrees to is read out from `children`. */
export function FurtherForm({ id, idempotencyKey, isRecalled, children }: Props) {
  const t = useTranslations('recalls.further');
  // A form that is drawn anew because its answer got lost may have booked.
  const [key] = useState(() => lostKey() || idempotencyKey);
  return (
    <ResultForm action={bookFurtherAction} fields={{ id, key }} className="mt-4 print:hidden">
      <ResultFold open={isRecalled} className="rounded-control border border-line px-3">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('title')}</summary>
        <div className="space-y-3 pb-4">
          <KeptField
            id="further-days"
            name="afterDays"
            label={t('days')}
            hint={t(isRecalled ? 'daysHintRecalled' : 'daysHint')}
            dir="ltr"
            autoComplete="off"
          />
          <div className="text-sm">{children}</div>
          <Checkbox id="further-consent" name="consent" value="on" label={t('consent')} />
          <ResultNote />
          <SubmitButton variant="secondary" pendingLabel={t('booking')}>
            {t('submit')}
          </SubmitButton>
        </div>
      </ResultFold>
    </ResultForm>
  );
}
