import { type Locale, localePath } from '@/i18n/routing';

/** Address of the page of an appointment, or with the last part of its own of a question about it. */
export function appointmentPage(locale: Locale, bookingNumber: string, part = ''): string {
  return localePath({ locale, path: `/booking/confirmation/${bookingNumber}${part}` });
}
