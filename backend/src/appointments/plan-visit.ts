import type { VisitNeeds } from '../booking/seating';
import type { Slot } from '../booking/slots';
import { dateAt } from '../booking/zone';
import { windowOf } from './availability';
import { type BookingInput, fieldError } from './booking-input';
import { dayVisits, doctorTime, phoneVisits } from './claims-table';
import type { Directory } from './directory';
import type { BookingRules } from './directory-data';
import { invalid, type Outcome } from './refusal';

/** A visit that may be booked if its time is still free. */
export interface Visit {
  input: BookingInput;
  slot: Slot;
  service: string;
  specialty: string | null;
  needs: VisitNeeds;
}

/** The resources a visit takes of: the doctor's time, and the seats of the patient's phone. */
export function needsOf({
  rules,
  doctor,
  phone,
  date,
  slot,
}: {
  rules: BookingRules;
  doctor: string;
  phone: string;
  date: string;
  slot: Slot;
}): VisitNeeds {
  return {
    time: { resource: doctorTime(doctor), atoms: slot.atoms },
    limits: [
      { resource: dayVisits({ phone, doctor, date }), seats: rules.maxLivePerDoctorDay, name: 'doctorDay' },
      { resource: phoneVisits(phone), seats: rules.maxLivePerPhone, name: 'phone' },
    ],
    endsAt: slot.endsAt,
  };
}

/** Checks that doctor, branch, specialty and service go together and that the time is one of theirs. */
export function planVisit({
  input,
  directory,
  now,
}: {
  input: BookingInput;
  directory: Directory;
  now: number;
}): Outcome<Visit> {
  const { doctors, branches, services, rules } = directory.data;
  const doctor = doctors[input.doctor];
  const branch = branches[input.branch];
  const serviceId = input.service ?? rules.defaultService;
  const service = serviceId === null ? undefined : services[serviceId];
  if (!doctor) return invalid([fieldError('doctor', 'notOffered')]);
  if (!branch || !directory.practice(input)) return invalid([fieldError('branch', 'notOffered')]);
  const shared = service?.specialties.filter((one) => doctor.specialties.includes(one)) ?? [];
  if (!service || (service.specialties.length > 0 && shared.length === 0)) {
    return invalid([fieldError('service', serviceId === null ? 'required' : 'notOffered')]);
  }
  const only = doctor.specialties.length === 1 ? (doctor.specialties[0] ?? null) : null;
  const specialty = input.specialty ?? only;
  if (specialty !== null && !doctor.specialties.includes(specialty)) {
    return invalid([fieldError('specialty', 'notOffered')]);
  }
  const date = dateAt({ instant: input.startsAt, timeZone: branch.timeZone });
  const place = { doctor: input.doctor, branch: input.branch, service: service.documentId };
  const slot = directory.workingSlots({ ...place, date }).find((one) => one.startsAt === input.startsAt);
  const window = windowOf({ directory, branch: input.branch, now });
  if (!slot || slot.startsAt < window.opensAt || slot.startsAt >= window.closesAt) {
    return invalid([fieldError('startsAt', 'notAvailable')]);
  }
  const needs = needsOf({ rules, doctor: input.doctor, phone: input.phone, date, slot });
  return { ok: true, value: { input, slot, service: service.documentId, specialty, needs } };
}
