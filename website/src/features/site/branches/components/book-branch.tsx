import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { NoNewBookings } from '@/features/site/next-free-times/components/no-new-bookings';
import { type Locale, localePath } from '@/i18n/routing';
import { bookAppointmentPath } from '@/lib/address/booking-address';
import type { Branch } from '../data';

/** The way into the booking of a branch; where it takes none, a line that says so. */
export function BookBranch({
  branch,
  locale,
  ...button
}: { branch: Branch; locale: Locale } & Omit<ComponentProps<typeof ButtonLink>, 'href'>) {
  if (branch.takesNoNewBookings) return <NoNewBookings what="branch" />;
  const path = bookAppointmentPath({ branch: branch.number });
  return <ButtonLink {...button} href={localePath({ locale, path })} prefetch={false} />;
}
