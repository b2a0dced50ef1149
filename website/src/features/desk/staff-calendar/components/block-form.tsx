import { KeptField, KeptSelect, ResultFold, ResultForm, ResultNote } from '@/components/form/result-form';
import { optionsOf } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { ReasonField } from '@/features/desk/frame/components/reason-field';
import { getWords } from '@/i18n/translations';
import { blockTimeAction } from '../actions';
import type { CalendarPage } from '../query';

export async function BlockForm({ page: { view, doctors, date } }: { page: CalendarPage }) {
  const [, t] = await getWords('staffCalendar.block');
  const moment = { type: 'datetime-local', step: 300, required: true };
  return (
    <ResultForm action={blockTimeAction} fields={{ branch: view.branch }} className="print:hidden">
      <ResultFold className="mt-6 rounded-card border border-line bg-surface">
        <summary className="min-h-11 cursor-pointer px-5 py-3 font-semibold text-action">
          {t('title')}
        </summary>
        <div className="space-y-4 px-5 pb-5">
          <ResultNote />
          <p className="text-sm text-text-soft">{t('hint')}</p>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            <KeptSelect
              id="blocked-doctor"
              name="doctor"
              label={t('doctor')}
              options={optionsOf(doctors)}
              defaultValue={view.doctor ?? doctors[0]?.id}
            />
            <KeptField
              {...moment}
              id="blocked-from"
              name="startsAt"
              label={t('from')}
              defaultValue={`${date}T12:00`}
            />
            <KeptField
              {...moment}
              id="blocked-to"
              name="endsAt"
              label={t('to')}
              defaultValue={`${date}T13:00`}
            />
            <ReasonField id="blocked-reason" label={t('reason')} required />
          </div>
          <SubmitButton pendingLabel={t('pending')}>{t('submit')}</SubmitButton>
        </div>
      </ResultFold>
    </ResultForm>
  );
}
