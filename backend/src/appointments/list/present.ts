import { namesNow } from '../../catalogue/booked-facts';
import type { Entry, Names } from '../../catalogue/catalogue-data';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { Appointment, OwnAppointment, SharedAppointment } from '../../contract/appointment';
import type { Booking, CallerBooking } from '../../contract/booking-request';
import { isErased } from '../../contract/patient';
import type { VisitOfSeries } from '../../contract/series';
import { isoInstant } from '../../platform/instant';
import { showColumns } from '../../platform/show-columns';
import type { With } from '../../platform/with';
import { presentLines } from '../availability/availability';
import type { Booked } from '../booking/write-appointments';
import { branchesToMoveTo } from '../changes/reschedule';
import { reviewStateOf } from '../changes/review';
import { type AppointmentRow, isStillAhead } from '../record/appointment-rows';
import type { FileKeys } from '../record/file-key';
import type { ManageKeys } from '../record/manage-key';
import { presentPatient } from '../record/patient-columns';
import { presentRecord } from '../record/patient-files';

/** An entry as callers name it: as published now, else as it was booked, then without a number, as it has no page. */
export function named(entries: Record<string, Entry>, id: string, booked: Names | null) {
  const entry = entries[id];
  return {
    documentId: id,
    number: entry?.number ?? null,
    name: namesNow({ entry, now: entry?.name, booked }),
  };
}

/** The answer to a booking, the only place where the manage key is given out. */
export function presentBooked(booked: Booked, manageKeys: ManageKeys): Booking {
  return {
    ...showColumns(booked, ['booking_number', 'status', 'starts_at', 'ends_at', 'time_zone']),
    manageKey: manageKeys.keyFor(booked.booking_number),
    callBy: isoInstant(booked.call_by),
  };
}

/** The answer to a booking by staff, by what the appointment is found. */
export function presentForCaller(booked: Booked): CallerBooking {
  return showColumns(booked, ['document_id', 'booking_number', 'status', 'starts_at', 'ends_at']);
}

function presentAppointment(row: AppointmentRow, catalogue: CatalogueSnapshot): SharedAppointment {
  const { doctors, branches, services, specialties } = catalogue.data;
  const booked = row.booked_as;
  const place = branches[row.branch];
  return {
    ...showColumns(row, ['booking_number', 'status', 'version', 'starts_at', 'ends_at', 'time_zone']),
    branch: {
      ...named(branches, row.branch, booked.branch),
      address: namesNow({ entry: place, now: place?.address, booked: booked.address }),
      phone: place?.phone ?? booked.phone,
      country: place?.country ?? booked.country,
    },
    doctor: named(doctors, row.doctor, booked.doctor),
    service: named(services, row.service, booked.service),
    specialty: row.specialty === null ? null : named(specialties, row.specialty, booked.specialty),
    fee: booked.fee,
    firstName: row.first_name,
    locale: row.language,
    createdAt: isoInstant(row.created_at),
    callBy: row.status === 'pending' ? isoInstant(row.call_by) : null,
  };
}

/** Facts that its patient is shown besides, as they are read. */
interface BesideAppointment
  extends Pick<
    OwnAppointment,
    'cancellation' | 'earlier' | 'consents' | 'checkIn' | 'deposits' | 'questions' | 'manageKey'
  > {
  undoUntil: number | null;
  series: AppointmentRow[];
  fileKeys: FileKeys;
}

/** Presents an appointment to the holder of its manage key: whole while it is ahead, with the first name alone afterwards. */
export function presentForPatient(
  { catalogue, now }: With<'catalogue' | 'now'>,
  row: AppointmentRow,
  { undoUntil, series, fileKeys, ...beside }: BesideAppointment,
): OwnAppointment {
  const isAhead = isStillAhead(row, now);
  // A move takes a new time, as a booking does.
  const canMove = isAhead && catalogue.closedOf(row) === null;
  return {
    ...presentAppointment(row, catalogue),
    // No name stands in the place of an erased one.
    ...(isErased(row) ? { firstName: '' } : {}),
    contractType: row.contract_type,
    sequence: row.sequence,
    canCancel: isAhead,
    canMove,
    moveTo: canMove ? branchesToMoveTo(row, catalogue) : [],
    canCorrect: isAhead && row.status === 'pending',
    callLines: isAhead ? presentLines(catalogue, now) : null,
    patient: isAhead ? showColumns(row, ['first_name', 'last_name', 'phone', 'email', 'age']) : null,
    ...beside,
    undoUntil: isoInstant(undoUntil),
    series: series.map((visit) => presentVisit(visit, catalogue, now)),
    news: row.news_text !== null,
    review: reviewStateOf(row, catalogue, now),
    fileKey: fileKeys.keyFor({ bookingNumber: row.booking_number, now }),
  };
}

/** True when hours that have changed leave an appointment outside that somebody still counts on. */
function isToBeMoved({ outside_since, status, starts_at }: AppointmentRow): boolean {
  return outside_since !== null && ['pending', 'confirmed'].includes(status) && starts_at > Date.now();
}

/** A visit as the pages of its series list it. */
export function presentVisit(row: AppointmentRow, catalogue: CatalogueSnapshot, now: number): VisitOfSeries {
  return {
    ...showColumns(row, ['booking_number', 'status', 'version', 'starts_at', 'time_zone']),
    isLive: isStillAhead(row, now),
    doctor: named(catalogue.data.doctors, row.doctor, row.booked_as.doctor).name,
  };
}

export function presentForStaff(
  row: AppointmentRow,
  catalogue: CatalogueSnapshot,
  isOverbooked = false,
): Appointment {
  const { organisation } = row;
  return {
    documentId: row.document_id,
    ...presentAppointment(row, catalogue),
    ...presentPatient(row),
    ...presentRecord([]),
    contractType: row.contract_type,
    organisation:
      organisation === null
        ? null
        : named(catalogue.data.organisations, organisation, row.booked_as.organisation),
    /** Due time of the call about a request: as agreed last, else as promised, else by the appointment itself. */
    callDueAt: row.status === 'pending' ? isoInstant(row.call_due_at) : null,
    isOverbooked,
    isToBeMoved: isToBeMoved(row),
    ...showColumns(row, ['comes_at', 'attendance', 'arrived_at', 'with_doctor_at', 'ticket']),
    isWalkIn: row.walk_in,
    isCheckedInByPhone: row.attendance === 'arrived' && row.attendance_by === 'patient',
  };
}
