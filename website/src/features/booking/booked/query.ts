import 'server-only';
import type { Locale } from 'next-intl';
import type { OwnAppointment } from '@/contract/appointment';
import { getTranslations } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { appointmentPage } from './address';
import type { BookedWords } from './components/booked-notice';
import { type BookedHere, readBookedHere, readOpenedAppointment } from './session';

/** Booking of this browser in words, shown when the visitor returns to its form. */
export type BookedAppointment = BookedWords & { href: string };

/** Finds the appointment this browser booked at a doctor's time, or its last; null when none stands. In doubt it counts. */
export async function findBookedAppointment(
  locale: Locale,
  /** Document id and ISO instant; left out for the last booking whatever it is. */
  at?: { doctor: string; startsAt: string },
): Promise<BookedAppointment | null> {
  const booked = (await readBookedHere()).find(
    (one) =>
      at === undefined || (one.doctor === at.doctor && Date.parse(one.startsAt) === Date.parse(at.startsAt)),
  );
  if (!booked) return null;
  const appointment = await readAppointment(booked);
  if (appointment === null) return null;
  const t = await getTranslations({ locale, namespace: 'booking.outcome' });
  return {
    title: t('bookedTitle'),
    text: appointment === 'failed' ? t('bookedText') : wordsOf(appointment, locale),
    link: t('bookedLink'),
    href: appointmentPage(locale, booked.bookingNumber),
  };
}

async function readAppointment(given: BookedHere): Promise<OwnAppointment | 'failed' | null> {
  const { bookingNumber, startsAt } = given;
  const opened = await readOpenedAppointment(bookingNumber);
  if (opened === null || opened === 'failed') return opened;
  const { appointment } = opened;
  const isLive = appointment.status === 'pending' || appointment.status === 'confirmed';
  return isLive && Date.parse(appointment.startsAt) === Date.parse(startsAt) ? appointment : null;
}

function wordsOf(appointment: OwnAppointment, locale: Locale): string {
  const { startsAt: instant, timeZone } = appointment;
  const moment = formatMoment({ instant, timeZone, locale, style: 'long' });
  return [moment, appointment.doctor.name?.[locale], appointment.branch.name?.[locale]]
    .filter(Boolean)
    .join(' · ');
}
