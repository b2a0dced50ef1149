import type { AppointmentHere } from '@/features/site/next-free-times/components/known-appointment';
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
  return (
    <DoctorCards
      {...(await describeCards({ doctors, heading: 'h3', locale, serviceId: known.serviceId }))}
      className="grid gap-3"
      known={known}
    />
  );
}
