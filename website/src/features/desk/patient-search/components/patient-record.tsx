import { PressForm } from '@/components/form/press-form';
import { KeptField, ResultForm, ResultLine } from '@/components/form/result-form';
import { SubmitButton } from '@/components/form/submit-button';
import type { PatientFile } from '@/contract/patient-file';
import { Fact, Facts } from '@/features/desk/appointments/components/facts';
import { GuardianFact } from '@/features/desk/appointments/components/guardian-fact';
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
  const forms = (
    <>
      {canGiveNumber ? (
        <PressForm action={pressRecordAction} fields={{ id }} pendingLabel={t('saving')}>
          {t('give')}
        </PressForm>
      ) : null}
      {language ? (
        <PressForm action={pressRecordAction} fields={{ id, language: other }} pendingLabel={t('saving')}>
          {t('writeIn', { language: other })}
        </PressForm>
      ) : null}
      <ResultForm action={birthDateAction} fields={{ id }} className="mt-3 space-y-2">
        <div className="flex flex-wrap items-end gap-2">
          <KeptField
            id={`birth-date-${id}`}
            name="birthDate"
            type="date"
            dir="ltr"
            label={words('detail.fields.birthDate')}
            hint={t('hint')}
            defaultValue={birthDate ?? ''}
          />
          <SubmitButton variant="secondary" pendingLabel={t('saving')}>
            {t('save')}
          </SubmitButton>
        </div>
        <ResultLine />
      </ResultForm>
    </>
  );
  return (
    <Facts title={t('title')} below={mayWrite ? forms : null}>
      <Fact label={t('number')}>
        {number ? <bdi className="font-semibold tabular-nums">{number}</bdi> : null}
      </Fact>
      <Fact label={t('former')}>{former.length > 0 ? <bdi>{former.join(' · ')}</bdi> : null}</Fact>
      <Fact label={words('detail.fields.birthDate')}>
        {birthDate && formatCalendarDate({ date: birthDate, locale })}
      </Fact>
      <Fact label={words('detail.fields.language')}>{language && words(`detail.languages.${language}`)}</Fact>
      {guardian ? <GuardianFact appointment={guardian} /> : null}
    </Facts>
  );
}
