import { getLocale } from 'next-intl/server';
import type { AppointmentDetail } from '@/contract/appointment';
import { displayedFeeWords } from '@/features/site/fees/words';
import { getTranslations } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { Fact, Facts } from './facts';

export async function BookedFacts({ file }: { file: AppointmentDetail }) {
  const locale = await getLocale();
  const [t, fees, fee] = await Promise.all([
    getTranslations('appointments'),
    getTranslations('fees'),
    displayedFeeWords({ ...file, locale }),
  ]);
  const moment = { instant: file.startsAt, timeZone: file.timeZone, locale };
  const requested = { instant: file.createdAt, timeZone: file.timeZone, locale };
  return (
    <Facts title={t('detail.appointment')}>
      <Fact label={t('detail.fields.when')}>
        <strong>{formatMoment({ ...moment, style: 'long' })}</strong>
      </Fact>
      <Fact label={t('detail.fields.doctor')}>{file.doctor.name?.[locale]}</Fact>
      <Fact label={t('detail.fields.specialty')}>{file.specialty?.name?.[locale]}</Fact>
      <Fact label={t('detail.fields.service')}>{file.service.name?.[locale]}</Fact>
      <Fact label={fees('label')}>{fee}</Fact>
      <Fact label={t('detail.fields.branch')}>{file.branch.name?.[locale]}</Fact>
      <Fact label={t('detail.fields.requested')}>{formatMoment({ ...requested, style: 'long' })}</Fact>
    </Facts>
  );
}
