import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import type { ReactElement } from 'react';
import type { OwnAppointment } from '@/contract/appointment';
import { readOpenedAppointment } from '@/features/booking/booked/session';
import { type BookingSetting, findBookingSetting } from '@/features/booking/choices/data';
import { localePath } from '@/i18n/routing';
import type { SearchParams } from '@/lib/address/search-params';
import { localePage } from '@/lib/page/locale-page';
import { numberFromPath } from '../query';
import { MistypedNumber, Trouble } from './trouble';

/** Appointment that a question is about, opened in this browser. */
export interface AskedAppointment {
  locale: Locale;
  bookingNumber: string;
  appointment: OwnAppointment;
  manageKey: string;
  setting: BookingSetting;
  /** Address of the appointment's own page. */
  page: string;
  search: SearchParams;
}

/** Makes the page of a question about an appointment, by the last part of its address. */
export function questionPage(
  question: Parameters<typeof numberFromPath>[2],
  Show: (asked: AskedAppointment) => Promise<ReactElement>,
) {
  return localePage<{ number: string }>(async ({ locale, number, searchParams }) => {
    const bookingNumber = numberFromPath(locale, number, question);
    if (bookingNumber === null) return <MistypedNumber locale={locale} />;
    const [setting, opened, search] = await Promise.all([
      findBookingSetting(locale),
      readOpenedAppointment(bookingNumber),
      searchParams,
    ]);
    if (opened === 'failed' || !setting) return <Trouble locale={locale} setting={setting} kind="failed" />;
    const page = localePath({ locale, path: `/booking/confirmation/${bookingNumber}` });
    // Not opened in this browser: its page takes the key from the address, or says what to do.
    if (opened === null) redirect(page);
    return <Show {...{ locale, bookingNumber, setting, page, search }} {...opened} />;
  });
}
