import { ResultForm, ResultLine } from '@/components/form/result-form';
import { SubmitButton } from '@/components/form/submit-button';
import { getWords } from '@/i18n/translations';
import { unblockTimeAction } from '../actions';

export async function UnblockForm({ id, time }: { id: string; time: string }) {
  const [, t] = await getWords('staffCalendar.unblock');
  return (
    <ResultForm
      action={unblockTimeAction}
      fields={{ id }}
      className="relative flex shrink-0 items-stretch print:hidden"
    >
      <SubmitButton
        variant="quiet"
        size="sm"
        // As high as its time, and at most 44 px, the size of a finger.
        className="max-h-11 min-h-0! rounded-md px-2! py-0! text-xs!"
        pendingLabel={t('pending')}
        aria-label={t('label', { time })}
      >
        {t('submit')}
      </SubmitButton>
      <ResultLine className="absolute end-0 top-full z-20 w-max max-w-60 rounded-control bg-danger-soft p-2 font-semibold" />
    </ResultForm>
  );
}
