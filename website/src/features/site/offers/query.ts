import { bookAppointmentPath } from '@/lib/address/booking-address';

/** The only one of a list; of several the patient has to choose. */
function onlyOne<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}

/** Returns the path into the booking with the one service, doctor or branch that an offer names. */
export function bookOfferPath({
  services,
  doctors,
  branches,
}: Record<'services' | 'doctors' | 'branches', readonly { number: number }[]>): `/${string}` {
  return bookAppointmentPath({
    service: onlyOne(services)?.number,
    doctor: onlyOne(doctors)?.number,
    branch: onlyOne(branches)?.number,
  });
}
