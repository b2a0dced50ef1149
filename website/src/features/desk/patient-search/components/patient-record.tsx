import { PressForm } from '@/components/form/press-form';
import { KeptField, ResultForm, ResultLine } from '@/components/form/result-form';
import { SubmitButton } from '@/components/form/submit-button';
import { Panel } from '@/components/ui/card';
import type { PatientFile } from '@/contract/patient-file';
import { GuardianOf } from '@/features/desk/appointments/components/guardian-of';
import { getWords } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { birthDateAction, pressRecordAction } from '../actions';

interface Props {
  file: PatientFile;
  /** The appointment by which the patient is named. */
  id: string;
  mayWrite: boolean;
}

/** File of a patient beside their appointments; whoever works at the desk writes it. */
export async function PatientRecord({ file: { patient, appointments, canGiveNumber }, id, mayWrite }: Props) {
  const [locale, t, words] = await getWords('patientSearch.record', 'appointments');
  const { fileNumbers, birthDate } = patient;
  const [number, ...former] = fileNumbers;
  const language = appointments[0]?.locale;
  const other = language === 'ar' ? 'en' : 'ar';
  const guardian = appointments.find(({ guardianName }) => guardianName !== null);
  return (
    <Panel title={t('title')}>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {number ? (
          <>
            <dt className="text-text-soft">{t('number')}</dt>
            <dd>
              <bdi className="font-semibold tabular-nums">{number}</bdi>
              {former.length > 0 ? (
                <span className="block text-sm text-text-soft">
                  {t('former')} <bdi>{former.join(' · ')}</bdi>
                </span>
              ) : null}
            </dd>
          </>
        ) : null}
        {birthDate ? (
          <>
            <dt className="text-text-soft">{t('birthDate')}</dt>
            <dd>{formatCalendarDate({ date: birthDate, locale })}</dd>
          </>
        ) : null}
        {language ? (
          <>
            <dt className="text-text-soft">{words('detail.fields.language')}</dt>
            <dd>{words(`detail.languages.${language}`)}</dd>
          </>
        ) : null}
        {guardian?.guardianName ? (
          <>
            <dt className="text-text-soft">{words('detail.fields.guardian')}</dt>
            <dd>
              <GuardianOf appointment={guardian} />
            </dd>
          </>
        ) : null}
      </dl>
      {mayWrite && canGiveNumber ? (
        <PressForm action={pressRecordAction} fields={{ id }} pendingLabel={t('saving')}>
          {t('give')}
        </PressForm>
      ) : null}
      {mayWrite && language ? (
        <PressForm action={pressRecordAction} fields={{ id, language: other }} pendingLabel={t('saving')}>
          {t('writeIn', { language: other })}
        </PressForm>
      ) : null}
      {mayWrite ? (
        <ResultForm action={birthDateAction} fields={{ id }} className="mt-3 space-y-2">
          <div className="flex flex-wrap items-end gap-2">
            <KeptField
              id={`birth-date-${id}`}
              name="birthDate"
              type="date"
              dir="ltr"
              label={t('birthDate')}
              hint={t('hint')}
              defaultValue={birthDate ?? ''}
            />
            <SubmitButton variant="secondary" pendingLabel={t('saving')}>
              {t('save')}
            </SubmitButton>
          </div>
          <ResultLine />
        </ResultForm>
      ) : null}
    </Panel>
  );
}
