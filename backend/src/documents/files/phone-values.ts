import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { PhonePlaceholder } from '../../contract/phone-placeholders';
import { plainSigns } from '../../messaging/sms-text';
import { oneLine } from '../../messaging/template';
import { appointmentTime, shortDate } from '../../platform/clinic-time';
import type { AppointmentSheet } from './appointment-sheet';

/** Writes an E.164 number as people of `country` (ISO code) do; other text stays. Show it left to right. */
export function localPhone({ phone, country }: { phone: string; country: string }): string {
  const parsed = parsePhoneNumberFromString(phone);
  if (!parsed) return phone;
  return parsed.country === country ? parsed.formatNational() : parsed.formatInternational();
}

/** Signs that make an address of the words around them; browsers read the full stops of China and Japan as a dot. */
const JOINTS = /[.:/\\@。．｡]+(?=\S)/gu;

/** Name of a patient without any address: a stranger who books for another's phone would have the clinic send a link. */
export function nameInMessage({ firstName }: AppointmentSheet): string {
  return oneLine(firstName).replace(JOINTS, ' ').trim();
}

/** Returns each placeholder's value in the appointment's language and branch clock; phone and number in digits alone. */
export function phoneValues(sheet: AppointmentSheet): Record<PhonePlaceholder, string> {
  const moment = { instant: sheet.startsAt, timeZone: sheet.timeZone, language: sheet.language };
  const phone = localPhone({ phone: sheet.callCentre.phone, country: sheet.branch.country });
  const line = (text: string) => plainSigns(oneLine(text)).trim();
  return {
    clinic: line(sheet.shortClinic),
    name: line(nameInMessage(sheet)),
    date: line(shortDate(moment)),
    time: line(appointmentTime(moment)),
    branch: line(sheet.branch.name),
    doctor: line(sheet.doctor),
    visit: line(sheet.service),
    number: sheet.bookingNumber.replace(/-/g, ''),
    phone: phone.replace(/[^\d+]/g, ''),
    link: sheet.shortUrl,
    until: line(sheet.until ?? ''),
  };
}
