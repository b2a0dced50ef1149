import type { ReactNode } from 'react';
import { nameLine } from '@/components/ui/name-line';
import type { AppointmentDetail } from '@/contract/appointment';
import { isErased } from '@/contract/patient';
import { displayedFeeWords } from '@/features/site/fees/words';
import { getWords } from '@/i18n/translations';
import { formatCalendarDate, formatMoment } from '@/lib/time/clinic-time';
import { ContactLinks } from './contact-links';
import { Fact, Facts } from './facts';
import { GuardianFact } from './guardian-fact';
import { PhoneMark } from './marks';

export async function BookedFacts({ file }: { file: AppointmentDetail }) {
  const [locale, t, fees] = await getWords('appointments', 'fees');
  const fee = await displayedFeeWords({ ...file, locale });
  const momentOf = (instant: string) =>
    formatMoment({ instant, timeZone: file.timeZone, locale, style: 'long' });
  return (
    <Facts title={t('detail.appointment')}>
      <Fact label={t('detail.fields.when')}>
        <strong>{momentOf(file.startsAt)}</strong>
      </Fact>
      <Fact label={t('detail.fields.doctor')}>{nameLine(locale, file.doctor.name)}</Fact>
      <Fact label={t('detail.fields.specialty')}>{nameLine(locale, file.specialty?.name)}</Fact>
      <Fact label={t('detail.fields.service')}>{nameLine(locale, file.service.name)}</Fact>
      <Fact label={fees('label')}>{fee}</Fact>
      <Fact label={t('detail.fields.branch')}>{nameLine(locale, file.branch.name)}</Fact>
      <Fact label={t('detail.fields.requested')}>{momentOf(file.createdAt)}</Fact>
    </Facts>
  );
}

export async function PatientFacts({ file, amend }: { file: AppointmentDetail; amend: ReactNode }) {
  const [locale, t] = await getWords('appointments');
  const isGone = isErased(file);
  const name = isGone ? t('erased') : `${file.firstName} ${file.lastName}`;
  return (
    <Facts title={t('detail.fields.patient')} below={isGone ? null : amend}>
      <Fact label={t('detail.fields.name')}>
        <bdi>
          <strong>{name}</strong>
        </bdi>
      </Fact>
      <Fact label={t('detail.fields.phone')}>
        {isGone ? null : (
          <>
            <ContactLinks
              phone={file.phone}
              name={name}
              country={file.branch.country}
              text={file.staffWords}
            />
            <PhoneMark phone={file.phone} />
          </>
        )}
      </Fact>
      <Fact label={t('detail.fields.tellBy')}>
        {isGone ? null : file.tellBy ? t(`channels.${file.tellBy}`) : t('channels.none')}
      </Fact>
      <Fact label={t('detail.fields.fileNumber')}>
        {file.fileNumbers[0] ? <bdi className="tabular-nums">{file.fileNumbers[0]}</bdi> : null}
      </Fact>
      <Fact label={t('detail.fields.age')}>{isGone ? null : t('detail.age', { age: file.age ?? -1 })}</Fact>
      <Fact label={t('detail.fields.birthDate')}>
        {file.birthDate ? formatCalendarDate({ date: file.birthDate, locale }) : null}
      </Fact>
      <GuardianFact appointment={file} />
      <Fact label={t('detail.fields.email')}>
        {file.email ? (
          <a href={`mailto:${file.email}`} className="break-all text-action underline underline-offset-4">
            <bdi dir="ltr">{file.email}</bdi>
          </a>
        ) : null}
      </Fact>
      <Fact label={t('detail.fields.contract')}>{t(`detail.contracts.${file.contractType}`)}</Fact>
      <Fact label={t('detail.fields.organisation')}>{nameLine(locale, file.organisation?.name)}</Fact>
      <Fact label={t('detail.fields.language')}>{t(`detail.languages.${file.locale}`)}</Fact>
      <Fact label={t('detail.fields.notes')}>
        {file.additionalNotes ? (
          <span dir="auto" className="block whitespace-pre-line">
            {file.additionalNotes}
          </span>
        ) : null}
      </Fact>
    </Facts>
  );
}
