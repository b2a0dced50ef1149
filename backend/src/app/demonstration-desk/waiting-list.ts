import type { Desk } from '../../../seed/load/desk';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { Transaction } from '../../platform/database';
import { demonstrationId } from '../../platform/demonstration-rows';
import { bookingNumber } from '../../scheduling/booking-number';
import { addDays, DAY_MINUTES, dateAt, MINUTE } from '../../scheduling/zone';
import histories from './histories.json';
import { makeFamily } from './people';
import type { rowsOf } from './rows';

type Appointment = ReturnType<typeof rowsOf>['appointments'][number];

const LAST_FAMILY = 8_900;

/** Writes demonstration entries on the waiting list with their offers, without phone or mail to notify. */
export async function writeWaitingList(
  trx: Transaction,
  given: {
    catalogue: CatalogueSnapshot;
    appointments: readonly Appointment[];
    staff: string;
    now: number;
    desk: Desk;
  },
): Promise<void> {
  const { catalogue, appointments, staff, now, desk } = given;
  const { doctors, rules } = catalogue.data;
  const places = Object.keys(doctors).flatMap((doctor) =>
    catalogue.branchesOf(doctor).map((branch) => ({ doctor, branch })),
  );
  const service = rules.defaultService;
  if (service === null || places.length === 0) return;
  const booked = appointments.find(
    ({ status, starts_at }) => status === 'confirmed' && starts_at.getTime() > now,
  );
  for (const [index, one] of histories.waitingList.entries()) {
    const place = places[(index * 3) % places.length] ?? { doctor: '', branch: '' };
    const person = makeFamily(desk, 'waiting list', LAST_FAMILY - index)[0];
    const createdAt = new Date(now - one.days * DAY_MINUTES * MINUTE);
    const isOver = one.state !== 'waiting';
    const got = one.state === 'booked' ? booked : undefined;
    const entry = {
      document_id: demonstrationId(`w${index + 1}`),
      number: bookingNumber(Buffer.from([1, index + 1, 7, 31, index + 1, 5, 3, index + 1])),
      state: one.state,
      doctor: one.anyDoctor ? null : (got?.doctor ?? place.doctor),
      service: got?.service ?? service,
      branches: JSON.stringify([got?.branch ?? place.branch]),
      weekdays: JSON.stringify(one.weekdays ?? []),
      parts: JSON.stringify(one.parts ?? []),
      until_date: addDays(dateAt(now, catalogue.zoneOf(place.branch)), 30),
      booked_appointment: got?.document_id ?? null,
      first_name: got?.first_name ?? person?.firstName,
      last_name: got?.last_name ?? person?.lastName,
      phone: got?.phone ?? person?.phone,
      phone_proved: true,
      age: person?.age ?? 30,
      language: person?.language ?? 'ar',
      made_by: one.byStaff ? staff : 'patient',
      ended_at: isOver ? new Date(createdAt.getTime() + DAY_MINUTES * MINUTE) : null,
      ended_by: isOver ? 'patient' : null,
      consent_version: rules.consentVersion,
      created_at: createdAt,
      updated_at: createdAt,
    };
    const offers = one.offers.map((state, at) => {
      const offeredAt = createdAt.getTime() + (at + 1) * 5 * 60 * MINUTE;
      const startsAt = got?.starts_at.getTime() ?? offeredAt + 2 * DAY_MINUTES * MINUTE;
      return {
        document_id: demonstrationId(`wo${index + 1}x${at + 1}`),
        entry: entry.document_id,
        doctor: got?.doctor ?? place.doctor,
        branch: got?.branch ?? place.branch,
        service: entry.service,
        starts_at: new Date(startsAt),
        ends_at: got?.ends_at ?? new Date(startsAt + rules.defaultSlotMinutes * MINUTE),
        time_zone: catalogue.zoneOf(got?.branch ?? place.branch),
        seat: 0,
        state,
        offered_at: new Date(offeredAt),
        open_until: new Date(offeredAt + rules.waitingOfferMinutes * MINUTE),
        closed_at: new Date(offeredAt + 20 * MINUTE),
        created_at: new Date(offeredAt),
        updated_at: new Date(offeredAt),
      };
    });
    await trx('waiting_entries').insert(entry);
    if (offers.length > 0) await trx('waiting_offers').insert(offers);
  }
}
