import 'server-only';
import type { Locale } from 'next-intl';
import type { OwnAppointment } from '@/contract/appointment';
import { getTranslations } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { appointmentPage } from './address';
import { type BookedHere, readBookedHere, readOpenedAppointment } from './session';

/** A time of a doctor: document id and ISO instant. */
type DoctorTime = Pick<BookedHere, 'doctor' | 'startsAt'>;

const isAt = ({ doctor, startsAt }: DoctorTime) => {
  const instant = Date.parse(startsAt);
  return (one: BookedHere) => one.doctor === doctor && Date.parse(one.startsAt) === instant;
};

/** Returns the numbers of this browser's bookings at a doctor's time that no longer stand; in doubt, they do. */
export async function listGivenUp(at: DoctorTime): Promise<string[]> {
  const booked = (await readBookedHere()).filter(isAt(at));
  const standing = await Promise.all(booked.map(readAppointment));
  return booked.flatMap(({ bookingNumber }, index) => (standing[index] === null ? bookingNumber : []));
}

/** Finds the appointment this browser booked at a doctor's time, or its last; null when none stands. In doubt it counts. */
export async function findBookedAppointment(
  locale: Locale,
  /** Left out for the last booking whatever it is. */
  at?: DoctorTime,
) {
  const booked = (await readBookedHere()).find(at ? isAt(at) : () => true);
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
