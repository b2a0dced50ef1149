import type { SeriesOfService } from '../../catalogue/catalogue-data';
import type { BookingRules } from '../../catalogue/catalogue-rows';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { BookingInput } from '../../contract/booking-request';
import type { Outcome } from '../../platform/refusal';
import type { With } from '../../platform/with';
import type { AppointmentNeeds, SeatLimit } from '../../scheduling/allocation';
import { patientKey } from '../../scheduling/patient-key';
import { keepsRhythm } from '../../scheduling/series';
import type { Slot } from '../../scheduling/slots';
import { DAY_MINUTES, dateAt, MINUTE } from '../../scheduling/zone';
import { windowOf } from '../availability/availability';
import type { AppointmentRow } from '../record/appointment-rows';
import { invalidField } from '../record/booking-input';
import {
  dayAppointments,
  doctorTime,
  extraWalkIns,
  overbookingTime,
  patientAppointments,
  phoneAppointments,
} from '../record/claims-table';

export interface PlannedAppointment extends Omit<PlannedTime, 'date'> {
  input: BookingInput;
  needs: AppointmentNeeds;
  /** Text of `writeFacts`. */
  bookedAs: string;
  /** First status of a patient's booking: contracts wait for the call, as their cards have to be looked at. */
  status: 'pending' | 'confirmed';
}

export interface Person {
  firstName: string;
  lastName: string;
  phone: string;
}

export function personOf(row: Pick<AppointmentRow, 'first_name' | 'last_name' | 'phone'>): Person {
  return { firstName: row.first_name, lastName: row.last_name, phone: row.phone };
}

/** Parts of a doctor's time, and rooms and devices, that an appointment or a hold needs. */
export function timeOf({ doctor, branch, slot }: { doctor: string; branch: string; slot: Slot }) {
  const { grains, contested, resources } = slot;
  return { resource: doctorTime(doctor), grains, branch, contested, resources };
}

/** Circumstances of a booking on which its seats depend. */
interface SeatsOf {
  mayOverbook?: boolean;
  /** True for one of the walk-ins that the settings allow beside others. */
  isExtra?: boolean;
  /** Number of the visit in its series: the series counts against the limits of patient and phone once, as its first visit. */
  seriesVisit?: number | null;
  /** Limit of an unproved phone, where the limits ask for a proof. */
  maxOfPhone?: number | undefined;
}

/** The resources an appointment takes of: the doctor's time, rooms and devices, and the seats of the patient and of the phone. */
export function needsOf(
  given: {
    rules: BookingRules;
    doctor: string;
    branch: string;
    person: Person;
    date: string;
    slot: Slot;
  } & SeatsOf,
): AppointmentNeeds {
  const { rules, doctor, branch, person, date, slot, seriesVisit } = given;
  const { phone } = person;
  const caller = { phone, patient: patientKey(person) };
  const limits: SeatLimit[] = [
    {
      resource: dayAppointments({ ...caller, doctor, date }),
      seats: rules.maxLivePerDoctorDay,
      name: 'doctorDay',
    },
  ];
  if ((seriesVisit ?? 1) <= 1) {
    limits.push({ resource: patientAppointments(caller), seats: rules.maxLivePerPatient, name: 'patient' });
    const seats = given.maxOfPhone ?? rules.maxLivePerPhone;
    limits.push({ resource: phoneAppointments(phone), seats, name: 'phone' });
  }
  if (given.isExtra) {
    limits.push({
      resource: extraWalkIns({ doctor, date }),
      seats: rules.extraWalkIns,
      name: 'extraWalkIns',
      // Taken for the whole day also when the appointment is over.
      until: slot.endsAt + DAY_MINUTES * MINUTE,
    });
  }
  return {
    time: {
      ...timeOf({ doctor, branch, slot }),
      expiresAt: null,
      ...(given.mayOverbook ? { overbookingSeat: overbookingTime(doctor) } : {}),
    },
    limits,
    seatsUntil: slot.endsAt,
  };
}

/** Returns the needs of a stored appointment, at its time or a new one. */
export function needsOfRow(row: AppointmentRow, rules: BookingRules, slot: Slot): AppointmentNeeds {
  const { doctor, branch, starts_at: startsAt, time_zone: timeZone, series_visit: seriesVisit } = row;
  const date = dateAt(startsAt, timeZone);
  return needsOf({ rules, doctor, branch, person: personOf(row), date, slot, seriesVisit });
}

/** Wanted appointment: document ids and the start in epoch milliseconds; null leaves the choice to the clinic. */
export type WantedTime = Pick<BookingInput, 'branch' | 'specialty' | 'doctor' | 'service' | 'startsAt'>;

/** A time of a doctor that exists and is open for booking; whether it is free is decided by its claims. */
export interface PlannedTime {
  slot: Slot;
  service: string;
  specialty: string | null;
  date: string;
  /** The branch's zone, by whose clock the time was chosen. */
  timeZone: string;
}

/** Checks that doctor, branch, specialty and service go together and that the time is one of theirs. */
export function planTime(given: {
  wanted: WantedTime;
  catalogue: CatalogueSnapshot;
  now: number;
  isStaff?: boolean;
  /** True when it may lie beyond the horizon, with the rest of its series. */
  isOfSeries?: boolean;
  /** True if a call must come before it; by default as the branch has it. */
  needsCall?: boolean;
}): Outcome<PlannedTime> {
  const { wanted, catalogue, now, isStaff = false, isOfSeries = false, ...known } = given;
  const { doctors, branches, services, rules } = catalogue.data;
  const doctor = doctors[wanted.doctor];
  const branch = branches[wanted.branch];
  const serviceId = wanted.service ?? rules.defaultService;
  const service = serviceId === null ? undefined : services[serviceId];
  if (!doctor) return invalidField('doctor', 'notOffered');
  if (!branch || !catalogue.practice(wanted)) return invalidField('branch', 'notOffered');
  if (!service || !catalogue.gives({ doctor: wanted.doctor, service: service.documentId })) {
    return invalidField('service', serviceId === null ? 'required' : 'notOffered');
  }
  const only = doctor.specialties.length === 1 ? (doctor.specialties[0] ?? null) : null;
  const specialty = wanted.specialty ?? only;
  if (specialty !== null && !doctor.specialties.includes(specialty)) {
    return invalidField('specialty', 'notOffered');
  }
  const closed = isStaff ? null : catalogue.closedOf({ ...wanted, service: service.documentId });
  if (closed) return invalidField(closed, 'notAvailable');
  const date = dateAt(wanted.startsAt, branch.timeZone);
  const place = { doctor: wanted.doctor, branch: wanted.branch, service: service.documentId };
  const needsCall = known.needsCall ?? !catalogue.confirmsAtOnce(place);
  const window = windowOf({ catalogue, branch: wanted.branch, now, isStaff, needsCall });
  const isTooFar = !isOfSeries && wanted.startsAt >= window.closesAt;
  // Looked up only where a time can be booked: times are kept by their date, and callers name any.
  const isOpen = wanted.startsAt >= window.opensAt && !isTooFar;
  const slots = isOpen ? catalogue.workingSlots({ ...place, date }) : [];
  const slot = slots.find((one) => one.startsAt === wanted.startsAt);
  if (!slot) return invalidField('startsAt', 'notAvailable');
  const { timeZone } = branch;
  return { ok: true, value: { slot, service: service.documentId, specialty, date, timeZone } };
}

export function minutesOf({ startsAt, endsAt }: Pick<Slot, 'startsAt' | 'endsAt'>): number {
  return (endsAt - startsAt) / MINUTE;
}

/** True when the branch accepts the cards of the organisation, and the organisation is of the kind that is named. */
export function isAccepted(
  { branch, contractType, organisation }: Pick<BookingInput, 'branch' | 'contractType' | 'organisation'>,
  catalogue: CatalogueSnapshot,
): boolean {
  if (contractType === 'cash') return true;
  const { organisations, branches } = catalogue.data;
  if (organisation === null || !branches[branch]?.organisations.includes(organisation)) return false;
  return organisations[organisation]?.kind === contractType;
}

/** Plans the appointment a patient asks for; refused as {@link planTime} refuses, and for a contract not accepted or too soon. */
export function planAppointment(
  given: {
    input: BookingInput;
    catalogue: CatalogueSnapshot;
    now: number;
    isStaff?: boolean;
  } & SeatsOf,
): Outcome<PlannedAppointment> {
  const { input, catalogue, now, isStaff = false, ...seats } = given;
  const isOfSeries = (seats.seriesVisit ?? null) !== null;
  const planned = planTime({ wanted: input, catalogue, now, isStaff, isOfSeries });
  if (!planned.ok) return planned;
  if (!isAccepted(input, catalogue)) return invalidField('organisation', 'notOffered');
  const { slot, service, specialty, date, timeZone } = planned.value;
  const { rules } = catalogue.data;
  const { doctor, branch, organisation } = input;
  const isConfirmed = input.contractType === 'cash' && catalogue.confirmsAtOnce({ doctor, branch, service });
  if (!isStaff && !isConfirmed && slot.startsAt < windowOf({ catalogue, branch, now }).opensAt) {
    // No call could come before it: offered to whoever pays in cash, there is no time to look at the cards.
    return invalidField('contractType', 'notAvailable');
  }
  const minutes = minutesOf(slot);
  const bookedAs = catalogue.factsOf({ doctor, branch, service, specialty, organisation, minutes });
  const needs = needsOf({ rules, doctor, branch, person: input, date, slot, ...seats });
  const status = isConfirmed ? 'confirmed' : 'pending';
  return { ok: true, value: { input, slot, service, specialty, needs, timeZone, bookedAs, status } };
}

/** Appointments of one booking: the visits of a series, or the one of any other service. */
export type PlannedVisits = readonly [PlannedAppointment, ...PlannedAppointment[]];

/** Plans the visits that go with the first of a series; null for those of no whole one. Refused with 400 without them. */
export function planSeries(
  { catalogue, now }: With<'catalogue' | 'now'>,
  first: PlannedAppointment,
  series: SeriesOfService | null,
  isStaff: boolean,
): Outcome<PlannedVisits | null> {
  const { input, service, timeZone } = first;
  if (series === null) {
    return input.laterVisits.length === 0
      ? { ok: true, value: [first] }
      : invalidField('laterVisits', 'notOffered');
  }
  if (input.laterVisits.length === 0) return invalidField('laterVisits', 'required');
  const dates = [input, ...input.laterVisits].map(({ startsAt }) => dateAt(startsAt, timeZone));
  if (!keepsRhythm(dates, series)) return { ok: true, value: null };
  const later: PlannedAppointment[] = [];
  for (const [index, { doctor, startsAt }] of input.laterVisits.entries()) {
    const isSame = doctor === input.doctor;
    if (!isSame && !series.anyDoctor) return { ok: true, value: null };
    // Cards belong to the first visit.
    const visit = { doctor, startsAt, service, cardFront: null, cardBack: null };
    const specialty = isSame ? input.specialty : null;
    const planned = planAppointment({
      input: { ...input, ...visit, specialty },
      catalogue,
      now,
      isStaff,
      seriesVisit: index + 2,
    });
    if (!planned.ok) return { ok: true, value: null };
    later.push(planned.value);
  }
  return { ok: true, value: [first, ...later] };
}
