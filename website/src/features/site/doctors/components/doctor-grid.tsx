import type { AppointmentHere } from '@/features/site/next-free-times/components/known-appointment';
import type { Locale } from '@/i18n/routing';
import { describeCards } from '../card-query';
import type { Doctor } from '../data';
import { DoctorCards } from './doctor-cards';

/** Doctors as cards under an h2, each with the next free time for the branch and service the page is about. */
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
