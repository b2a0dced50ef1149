import 'server-only';
import type { Locale } from 'next-intl';
import type { LogSubject } from '@/contract/log';
import { getClinicZone } from '@/features/site/branches/data';
import { getTranslations } from '@/i18n/translations';
import { formatDate, formatTime, joinMoment } from '@/lib/time/clinic-time';

/** Says what an entry is about without naming a patient; `isCode` for what reads left to right in both languages. */
export async function subjectWords(
  locale: Locale,
  { documentId, bookingNumber, account, messageSentAt, block }: LogSubject,
): Promise<{ text: string; isCode: boolean }> {
  const t = await getTranslations({ locale, namespace: 'log.subjects' });
  const moment = (instant: string, zone: string) => {
    const at = { instant, timeZone: zone, locale };
    return { date: formatDate({ ...at, style: 'medium' }), time: formatTime(at) };
  };
  if (messageSentAt) {
    const zone = await getClinicZone(locale);
    return { text: t('message', moment(messageSentAt, zone)), isCode: false };
  }
  if (block) {
    const { date, time } = moment(block.startsAt, block.timeZone);
    const end = moment(block.endsAt, block.timeZone);
    const until = end.date === date ? end.time : joinMoment({ ...end, locale });
    const doctor = block.doctor?.[locale] ?? t('goneDoctor');
    return { text: t('block', { doctor, date, from: time, until }), isCode: false };
  }
  return { text: bookingNumber ?? account ?? documentId, isCode: true };
}
