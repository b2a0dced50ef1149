import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import { readStaffNames } from '../../auth/accounts/staff-names';
import { namesNow } from '../../catalogue/booked-facts';
import { readClinicWords } from '../../documents/files/clinic-words';
import type { ReceiptFacts } from '../../documents/files/receipt-pdf';
import { isoInstant } from '../../platform/instant';
import type { StaffMember } from '../../platform/staff-member';
import type { With } from '../../platform/with';

/** @param member who took it; null for a payment by the gateway */
export async function readReceiptFacts(
  { strapi, catalogue }: With<'strapi' | 'catalogue'>,
  row: AppointmentRow,
  member: StaffMember | null,
): Promise<ReceiptFacts> {
  const { data } = catalogue;
  const [en, ar, staff] = await Promise.all([
    readClinicWords(strapi, row, 'en'),
    readClinicWords(strapi, row, 'ar'),
    readStaffNames(strapi.db.connection, member ? [member.documentId] : []),
  ]);
  const { booked_as: booked } = row;
  const [branch, doctor] = [data.branches[row.branch], data.doctors[row.doctor]];
  const service = data.services[row.service];
  return {
    clinic: { en: en.info?.siteName ?? '', ar: ar.info?.siteName ?? '' },
    branch: namesNow({ entry: branch, now: branch?.name, booked: booked.branch }),
    address: namesNow({ entry: branch, now: branch?.address, booked: booked.address }),
    phone: branch?.phone ?? booked.phone,
    country: branch?.country ?? booked.country,
    doctor: namesNow({ entry: doctor, now: doctor?.name, booked: booked.doctor }),
    service: namesNow({ entry: service, now: service?.name, booked: booked.service }),
    visitAt: isoInstant(row.starts_at),
    bookingNumber: row.booking_number,
    by: (member && staff[member.documentId]) ?? null,
  };
}
