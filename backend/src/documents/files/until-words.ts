import { appointmentTime, type Language, shortDate } from '../../platform/clinic-time';
import { dateAt } from '../../scheduling/zone';

/** Says until when something can be done: by the hour alone where that is today. */
export function untilWords(
  moment: { instant: number; timeZone: string; language: Language },
  now: number,
): string {
  const { instant, timeZone } = moment;
  const isToday = dateAt(instant, timeZone) === dateAt(now, timeZone);
  return isToday ? appointmentTime(moment) : `${shortDate(moment)} ${appointmentTime(moment)}`;
}
