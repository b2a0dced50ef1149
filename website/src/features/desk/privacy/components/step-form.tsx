'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { OutcomeNote } from '@/components/form/outcome-note';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { CASE_TEXT_LENGTH, type CaseState } from '@/contract/privacy-case';
import { type StepState, stepCaseAction } from '../actions';
import { nextSteps } from '../case-rules';

const NOTHING: StepState = { outcome: 'none', text: '', typed: '' };

export function StepForm({ id, state: caseState }: { id: string; state: CaseState }) {
  const t = useTranslations('privacyCases');
  const [state, action] = useActionState(stepCaseAction, NOTHING);
  return (
    <form key={JSON.stringify(state)} action={action} className="mt-3 space-y-3 print:hidden" noValidate>
      <OutcomeNote state={state} isGood={state.outcome === 'done'}>
        {state.text}
      </OutcomeNote>
      <ActionFields of={{ id, state: caseState }} />
      <TextArea
        id="step"
        name="text"
        label={t('step')}
        hint={t(caseState === 'open' ? 'stepHint' : 'reopenHint')}
        dir="auto"
        maxLength={CASE_TEXT_LENGTH}
        defaultValue={state.typed}
        required
      />
      <div className="flex flex-wrap gap-3">
        {nextSteps(caseState).map((step) => (
          <SubmitButton
            key={step}
            name="action"
            value={step}
            variant={step === 'answered' ? 'primary' : 'secondary'}
            pendingLabel={t('sending')}
          >
            {t(`steps.${step}`)}
          </SubmitButton>
        ))}
      </div>
    </form>
  );
}
