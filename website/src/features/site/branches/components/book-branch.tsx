import type { ComponentProps } from 'react';
import { NoNewBookings } from '@/features/site/next-free-times/components/no-new-bookings';
import { PathButton } from '@/features/site/pages/components/entry-link';
import { bookAppointmentPath } from '@/lib/address/booking-address';
import type { Branch } from '../data';

/** The way into the booking of a branch; where it takes none, a line that says so. */
export function BookBranch(props: { branch: Branch } & Omit<ComponentProps<typeof PathButton>, 'path'>) {
  const { branch, ...button } = props;
  if (branch.takesNoNewBookings) return <NoNewBookings what="branch" />;
  return <PathButton {...button} path={bookAppointmentPath({ branch: branch.number })} prefetch={false} />;
}
