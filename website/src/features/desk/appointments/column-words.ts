import type { Locale } from 'next-intl';
import type { Appointment } from '@/contract/appointment';
import { isErased } from '@/contract/patient';
import type { Words } from '@/i18n/translations';
import { dateInZone, formatTime } from '@/lib/time/clinic-time';
import { shownAttendance } from './rules';
import type { Column } from './schema';

/** Value of a column of an appointment, as plain text. */
export function cellText(
  column: Column,
  one: Appointment,
  { locale, t }: { locale: Locale; t: Words<'appointments'> },
): string {
  const moment = (instant: string) =>
    `${dateInZone({ instant, timeZone: one.timeZone })} ${formatTime({ instant, timeZone: one.timeZone, locale })}`;
  const attendance = shownAttendance(one);
  switch (column) {
    case 'status':
      return [
        t(`status.${one.status}`),
        attendance ? t(`attendance.${attendance}`) : '',
        one.isOverbooked ? t('overbooked') : '',
        one.isToBeMoved ? t('toBeMoved') : '',
        one.comesAt ? t('comes') : '',
      ]
        .filter(Boolean)
        .join(' · ');
    case 'when':
      return moment(one.startsAt);
    case 'requested':
      return moment(one.createdAt);
    case 'patient':
      return isErased(one) ? t('erased') : `${one.firstName} ${one.lastName}`;
    case 'phone':
      return one.phone;
    case 'doctor':
    case 'branch':
    case 'service':
      return one[column].name?.[locale] ?? '';
    case 'contract':
      return [t(`detail.contracts.${one.contractType}`), one.organisation?.name?.[locale]]
        .filter(Boolean)
        .join(' · ');
    case 'age':
      return isErased(one) ? '' : String(one.age ?? '');
    case 'notes':
      return one.additionalNotes ?? '';
  }
}
