import type { PhonePlaceholder } from '../../contract/phone-placeholders';
import { plainSigns } from '../../messaging/sms-text';
import { oneLine } from '../../messaging/template';
import { appointmentTime, shortDate } from '../../platform/clinic-time';
import type { AppointmentSheet } from './appointment-sheet';
import { localPhone } from './phone';

/** Returns each placeholder's value in the appointment's language and branch clock; phone and number in digits alone. */
export function phoneValues(sheet: AppointmentSheet): Record<PhonePlaceholder, string> {
  const moment = { instant: sheet.startsAt, timeZone: sheet.timeZone, language: sheet.language };
  const phone = localPhone({ phone: sheet.callCentre.phone, country: sheet.branch.country });
  const values = {
    clinic: sheet.shortClinic,
    name: sheet.firstName,
    date: shortDate(moment),
    time: appointmentTime(moment),
    branch: sheet.branch.name,
    doctor: sheet.doctor,
    visit: sheet.service,
    number: sheet.bookingNumber.replace(/-/g, ''),
    phone: phone.replace(/[^\d+]/g, ''),
    link: sheet.shortUrl,
    until: sheet.until ?? '',
  };
  const line = (text: string) => plainSigns(oneLine(text)).trim();
  return {
    clinic: line(values.clinic),
    name: line(values.name),
    date: line(values.date),
    time: line(values.time),
    branch: line(values.branch),
    doctor: line(values.doctor),
    visit: line(values.visit),
    number: values.number,
    phone: values.phone,
    link: values.link,
    until: line(values.until),
  };
}
