import type { BookingRules } from '../../catalogue/catalogue-data';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { BookingInput } from '../../contract/booking-request';
import { invalid, type Outcome } from '../../platform/refusal';
import type { With } from '../../platform/with';
import type { AppointmentNeeds, SeatLimit } from '../../scheduling/allocation';
import { patientKey } from '../../scheduling/patient-key';
import type { Slot } from '../../scheduling/slots';
import { DAY_MINUTES, dateAt, MINUTE } from '../../scheduling/zone';
import { windowOf } from '../availability/availability';
import type { AppointmentRow } from '../record/appointment-rows';
import { fieldError } from '../record/booking-input';
import {
  dayAppointments,
  doctorTime,
  extraWalkIns,
  overbookingTime,
  patientAppointments,
  phoneAppointments,
} from '../record/claims-table';

export interface PlannedAppointment {
  input: BookingInput;
  slot: Slot;
  service: string;
  specialty: string | null;
  needs: AppointmentNeeds;
  timeZone: string;
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
  return {
    ...{ resource: doctorTime(doctor), grains, branch },
    ...(contested ? { contested } : {}),
    ...(resources ? { resources } : {}),
  };
}

/** A seat among the walk-ins beside others, taken for the whole day also when the appointment is over. */
function extraLimit({
  rules,
  doctor,
  date,
  slot,
}: {
  rules: BookingRules;
  doctor: string;
  date: string;
  slot: Slot;
}): SeatLimit {
  return {
    resource: extraWalkIns({ doctor, date }),
    seats: rules.extraWalkIns,
    name: 'extraWalkIns',
    until: slot.endsAt + DAY_MINUTES * MINUTE,
  };
}

/** The resources an appointment takes of: the doctor's time, rooms and devices, and the seats of the patient and of the phone. */
export function needsOf({
  rules,
  doctor,
  branch,
  person,
  date,
  slot,
  mayOverbook = false,
  isExtra = false,
  seriesVisit = null,
  maxOfPhone = rules.maxLivePerPhone,
}: {
  rules: BookingRules;
  doctor: string;
  branch: string;
  person: Person;
  date: string;
  slot: Slot;
  mayOverbook?: boolean;
  /** True for one of the walk-ins that the settings allow beside others. */
  isExtra?: boolean;
  /** Number of the visit in its series: the series counts against the limits of patient and phone once, as its first visit. */
  seriesVisit?: number | null;
  /** Limit of an unproved phone, where the limits ask for a proof. */
  maxOfPhone?: number | undefined;
}): AppointmentNeeds {
  const { phone } = person;
  const caller = { phone, patient: patientKey(person) };
  return {
    time: {
      ...timeOf({ doctor, branch, slot }),
      expiresAt: null,
      ...(mayOverbook ? { overbookingSeat: overbookingTime(doctor) } : {}),
    },
    limits: [
      {
        resource: dayAppointments({ ...caller, doctor, date }),
        seats: rules.maxLivePerDoctorDay,
        name: 'doctorDay',
      },
      ...((seriesVisit ?? 1) > 1
        ? []
        : ([
            { resource: patientAppointments(caller), seats: rules.maxLivePerPatient, name: 'patient' },
            { resource: phoneAppointments(phone), seats: maxOfPhone, name: 'phone' },
          ] as const)),
      ...(isExtra ? [extraLimit({ rules, doctor, date, slot })] : []),
    ],
    seatsUntil: slot.endsAt,
  };
}

/** Wanted appointment: document ids and the start in epoch milliseconds; null leaves the choice to the clinic. */
export interface WantedTime {
  doctor: string;
  branch: string;
  service: string | null;
  specialty: string | null;
  startsAt: number;
}

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
export function planTime({
  wanted,
  catalogue,
  now,
  isStaff = false,
  isOfSeries = false,
  ...known
}: {
  wanted: WantedTime;
  catalogue: CatalogueSnapshot;
  now: number;
  isStaff?: boolean;
  /** True when it may lie beyond the horizon, with the rest of its series. */
  isOfSeries?: boolean;
  /** True when a call has to come before it; by what the clinic says of bookings there when left out. */
  needsCall?: boolean;
}): Outcome<PlannedTime> {
  const { doctors, branches, services, rules } = catalogue.data;
  const doctor = doctors[wanted.doctor];
  const branch = branches[wanted.branch];
  const serviceId = wanted.service ?? rules.defaultService;
  const service = serviceId === null ? undefined : services[serviceId];
  if (!doctor) return invalid([fieldError('doctor', 'notOffered')]);
  if (!branch || !catalogue.practice(wanted)) return invalid([fieldError('branch', 'notOffered')]);
  if (!service || !catalogue.gives({ doctor: wanted.doctor, service: service.documentId })) {
    return invalid([fieldError('service', serviceId === null ? 'required' : 'notOffered')]);
  }
  const only = doctor.specialties.length === 1 ? (doctor.specialties[0] ?? null) : null;
  const specialty = wanted.specialty ?? only;
  if (specialty !== null && !doctor.specialties.includes(specialty)) {
    return invalid([fieldError('specialty', 'notOffered')]);
  }
  const closed = isStaff ? null : catalogue.closedOf({ ...wanted, service: service.documentId });
  if (closed) return invalid([fieldError(closed, 'notAvailable')]);
  const date = dateAt(wanted.startsAt, branch.timeZone);
  const place = { doctor: wanted.doctor, branch: wanted.branch, service: service.documentId };
  const slot = catalogue.workingSlots({ ...place, date }).find((one) => one.startsAt === wanted.startsAt);
  const needsCall = known.needsCall ?? !catalogue.confirmsAtOnce(place);
  const window = windowOf({ catalogue, branch: wanted.branch, now, isStaff, needsCall });
  const isTooFar = slot !== undefined && !isOfSeries && slot.startsAt >= window.closesAt;
  if (!slot || slot.startsAt < window.opensAt || isTooFar) {
    return invalid([fieldError('startsAt', 'notAvailable')]);
  }
  const { timeZone } = branch;
  return { ok: true, value: { slot, service: service.documentId, specialty, date, timeZone } };
}

/** True when the call about a request made now can come before its time. */
function canBeCalled(
  { catalogue, now }: With<'catalogue' | 'now'>,
  branch: string,
  startsAt: number,
): boolean {
  return startsAt >= windowOf({ catalogue, branch, now }).opensAt;
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

/**
 * Plans the appointment a patient asks for; refused as {@link planTime} refuses, when the branch does not accept the
 * contract, and when it comes before the call that a contract needs.
 */
export function planAppointment({
  input,
  catalogue,
  now,
  isStaff = false,
  mayOverbook = false,
  isExtra = false,
  seriesVisit = null,
  maxOfPhone,
}: {
  input: BookingInput;
  catalogue: CatalogueSnapshot;
  now: number;
  isStaff?: boolean;
  mayOverbook?: boolean;
  isExtra?: boolean;
  /** Place in a series: a later visit, and the first where it may be beyond the horizon too. */
  seriesVisit?: number | null;
  maxOfPhone?: number | undefined;
}): Outcome<PlannedAppointment> {
  const isOfSeries = seriesVisit !== null;
  const planned = planTime({ wanted: input, catalogue, now, isStaff, isOfSeries });
  if (!planned.ok) return planned;
  if (!isAccepted(input, catalogue)) return invalid([fieldError('organisation', 'notOffered')]);
  const { slot, service, specialty, date, timeZone } = planned.value;
  const { rules } = catalogue.data;
  const { doctor, branch, organisation } = input;
  const isConfirmed = input.contractType === 'cash' && catalogue.confirmsAtOnce({ doctor, branch, service });
  const { startsAt } = slot;
  if (!isStaff && !isConfirmed && !canBeCalled({ catalogue, now }, branch, startsAt)) {
    // The time is offered to whoever pays in cash: there is no time to look at the cards and call.
    return invalid([fieldError('contractType', 'notAvailable')]);
  }
  const minutes = minutesOf(slot);
  const bookedAs = catalogue.factsOf({ doctor, branch, service, specialty, organisation, minutes });
  const needs = needsOf({
    rules,
    doctor,
    branch,
    person: input,
    date,
    slot,
    mayOverbook,
    isExtra,
    seriesVisit,
    maxOfPhone,
  });
  return {
    ok: true,
    value: {
      input,
      slot,
      service,
      specialty,
      needs,
      timeZone,
      bookedAs,
      status: isConfirmed ? 'confirmed' : 'pending',
    },
  };
}
