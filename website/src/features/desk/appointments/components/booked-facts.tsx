import type { AppointmentDetail } from '@/contract/appointment';
import { displayedFeeWords } from '@/features/site/fees/words';
import { getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { Fact, Facts } from './facts';

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
      <Fact label={t('detail.fields.doctor')}>{file.doctor.name?.[locale]}</Fact>
      <Fact label={t('detail.fields.specialty')}>{file.specialty?.name?.[locale]}</Fact>
      <Fact label={t('detail.fields.service')}>{file.service.name?.[locale]}</Fact>
      <Fact label={fees('label')}>{fee}</Fact>
      <Fact label={t('detail.fields.branch')}>{file.branch.name?.[locale]}</Fact>
      <Fact label={t('detail.fields.requested')}>{momentOf(file.createdAt)}</Fact>
    </Facts>
  );
}
