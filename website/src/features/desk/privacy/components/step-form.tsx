import { KeptArea, ResultForm, ResultNote } from '@/components/form/result-form';
import { SubmitButton } from '@/components/form/submit-button';
import { CASE_TEXT_LENGTH, type CaseState } from '@/contract/privacy-case';
import { getWords } from '@/i18n/translations';
import { stepCaseAction } from '../actions';
import { nextSteps } from '../rules';

export async function StepForm({ id, state }: { id: string; state: CaseState }) {
  const [, t] = await getWords('privacyCases');
  return (
    <ResultForm
      action={stepCaseAction}
      fields={{ id, state }}
      className="mt-3 space-y-3 print:hidden"
      noValidate
    >
      <ResultNote />
      <KeptArea
        id="step"
        name="text"
        label={t('step')}
        hint={t(state === 'open' ? 'stepHint' : 'reopenHint')}
        dir="auto"
        maxLength={CASE_TEXT_LENGTH}
        required
      />
      <div className="flex flex-wrap gap-3">
        {nextSteps(state).map((step) => (
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
    </ResultForm>
  );
}
