import { bookAppointmentPath } from '@/lib/address/booking-address';

interface Entry {
  number: number;
  takesNoNewBookings: boolean;
}

/** Returns the path into the booking with the one service, doctor or branch of an offer; null while all of a kind are closed. */
export function bookOfferPath(named: Record<'services' | 'doctors' | 'branches', Entry[]>) {
  const open = (entries: Entry[]) => entries.filter((entry) => !entry.takesNoNewBookings);
  if (Object.values(named).some((entries) => entries.length > 0 && open(entries).length === 0)) return null;
  // Of several the patient has to choose.
  const onlyOne = (entries: Entry[]) => (open(entries).length === 1 ? open(entries)[0]?.number : undefined);
  return bookAppointmentPath({
    service: onlyOne(named.services),
    doctor: onlyOne(named.doctors),
    branch: onlyOne(named.branches),
  });
}
