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
  isBrief = false,
}: {
  doctors: Doctor[];
  locale: Locale;
  /** On phones the first few, where the way to all of them stands below. */
  isBrief?: boolean;
  known?: AppointmentHere;
}) {
  return (
    <DoctorCards
      {...(await describeCards({ doctors, heading: 'h3', locale, serviceId: known.serviceId }))}
      className={isBrief ? 'grid gap-3 max-sm:*:nth-[n+4]:hidden' : 'grid gap-3'}
      known={known}
    />
  );
}
