import type { AppointmentHere } from '@/features/next-free-times/components/known-appointment';
import type { Locale } from '@/i18n/routing';
import { describeCards } from '../card-query';
import type { Doctor } from '../data';
import { DoctorCards } from './doctor-cards';

/**
 * Doctors as cards under a heading of the second level, each with the next free time: at the branch and for the service
 * the page is about, which the booking goes on with.
 */
export async function DoctorGrid({
  doctors,
  locale,
  known = {},
}: {
  doctors: Doctor[];
  locale: Locale;
  known?: AppointmentHere;
}) {
  // Four in rows of three would leave one alone.
  const columns = doctors.length === 4 ? '' : 'lg:grid-cols-3';
  return (
    <DoctorCards
      {...(await describeCards({ doctors, heading: 'h3', locale }))}
      className={`grid gap-4 sm:grid-cols-2 sm:gap-5 ${columns}`}
      known={known}
    />
  );
}
