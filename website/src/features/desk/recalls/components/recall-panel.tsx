import { randomUUID } from 'node:crypto';
import { PressForm } from '@/components/form/press-form';
import { KeptField, ResultForm, ResultLine } from '@/components/form/result-form';
import { SubmitButton } from '@/components/form/submit-button';
import { SubmitChoices } from '@/components/form/submit-choices';
import { Panel } from '@/components/ui/card';
import type { AppointmentDetail } from '@/contract/appointment';
import { getBookingSetting } from '@/features/booking/choices/data';
import { ConsentWords } from '@/features/booking/details/components/consents';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { setRecallAction, withdrawRecallAction } from '../actions';
import { FurtherForm } from './further-form';

/** Months after which people are mostly asked to come again. */
const USUAL_MONTHS = [1, 3, 6, 12];

export async function RecallPanel({ file, mayBook }: { file: AppointmentDetail; mayBook: boolean }) {
  if (!file.canRecall) return null;
  const [locale, t] = await getWords('recalls');
  const { recall, documentId: id } = file;
  const setting = mayBook ? await getBookingSetting(locale) : null;
  const isOpen = recall?.state === 'waiting' || recall?.state === 'unreachable';
  return (
    <Panel title={t('panel')}>
      {recall ? (
        <p className="mt-1">
          {t(`states.${recall.state}`, { date: formatCalendarDate({ date: recall.on, locale }) })}
        </p>
      ) : (
        <p className="mt-1 text-sm text-text-soft print:hidden">{t('hint')}</p>
      )}
      {isOpen ? (
        <PressForm action={withdrawRecallAction} fields={{ id }} pendingLabel={t('saving')}>
          {t('withdraw')}
        </PressForm>
      ) : null}
      <ResultForm action={setRecallAction} fields={{ id }} className="mt-3 space-y-3">
        {/* The button Enter presses in the date: without it, that would be the first number of months. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <SubmitChoices
          name="months"
          choices={USUAL_MONTHS.map((count) => ({ value: count, label: t('months', { count }) }))}
          pendingLabel={t('saving')}
        />
        <div className="flex flex-wrap items-end gap-2">
          <KeptField id="recall-on" name="on" type="date" dir="ltr" label={t('date')} />
          <SubmitButton variant="secondary" pendingLabel={t('saving')}>
            {t('save')}
          </SubmitButton>
        </div>
        <ResultLine />
      </ResultForm>
      {setting ? (
        <ClientMessages of={['recalls.further']}>
          <FurtherForm id={id} idempotencyKey={randomUUID()} isRecalled={isOpen}>
            <ConsentWords setting={setting} locale={locale} />
            {file.tellBy === null ? null : <p lang={setting.lang}>{setting.phoneMessages?.text}</p>}
          </FurtherForm>
        </ClientMessages>
      ) : null}
    </Panel>
  );
}
