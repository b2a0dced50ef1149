import { PressForm } from '@/components/form/press-form';
import { Card } from '@/components/ui/card';
import type { PatientFile } from '@/contract/patient-file';
import { getWords } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { giveNumberAction } from '../actions';
import { BirthDateForm } from './birth-date-form';

/** The file number and the birth date of a patient; whoever works at the desk gives the one and writes the other. */
export async function PatientRecord({
  file: { patient, canGiveNumber },
  id,
  mayWrite,
}: {
  file: PatientFile;
  /** The appointment by which the patient is named. */
  id: string;
  mayWrite: boolean;
}) {
  const [locale, t] = await getWords('patientSearch.record');
  const { fileNumbers, birthDate } = patient;
  const [number, ...former] = fileNumbers;
  return (
    <Card as="section">
      <h2 className="text-lg">{t('title')}</h2>
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
      </dl>
      {!number && !birthDate ? <p className="mt-1 text-text-soft">{t('nothing')}</p> : null}
      {mayWrite && canGiveNumber ? (
        <PressForm action={giveNumberAction} fields={{ id }} pendingLabel={t('saving')}>
          {t('give')}
        </PressForm>
      ) : null}
      {mayWrite ? (
        <BirthDateForm
          id={id}
          birthDate={birthDate}
          words={{ label: t('birthDate'), hint: t('hint'), save: t('save'), saving: t('saving') }}
        />
      ) : null}
    </Card>
  );
}
