import type { AppointmentRow } from './appointment-rows';
import { fileKeys, manageKeys } from './clinic';
import type { Directory } from './directory';
import type { Entry } from './directory-data';
import type { Booked } from './write-visits';

const iso = (instant: number) => new Date(instant).toISOString();

/** An editorial entry as callers name it; an entry that was unpublished keeps its id and has no name. */
function named({ entries, id }: { entries: Record<string, Entry>; id: string }) {
  const entry = entries[id];
  return { documentId: id, number: entry?.number ?? null, name: entry?.name ?? null };
}

/** The answer to a booking, the only place where the manage key is given out. */
export function presentBooked({ booked, directory }: { booked: Booked; directory: Directory }) {
  return {
    bookingNumber: booked.booking_number,
    status: booked.status,
    manageKey: manageKeys().keyFor(booked.booking_number),
    startsAt: iso(booked.starts_at),
    endsAt: iso(booked.ends_at),
    timeZone: directory.data.branches[booked.branch]?.timeZone ?? 'UTC',
  };
}

function presentVisit({ row, directory }: { row: AppointmentRow; directory: Directory }) {
  const { doctors, branches, services, specialties } = directory.data;
  return {
    bookingNumber: row.booking_number,
    status: row.status,
    version: row.version,
    startsAt: iso(row.starts_at),
    endsAt: iso(row.ends_at),
    timeZone: branches[row.branch]?.timeZone ?? 'UTC',
    branch: named({ entries: branches, id: row.branch }),
    doctor: named({ entries: doctors, id: row.doctor }),
    service: named({ entries: services, id: row.service }),
    specialty: row.specialty === null ? null : named({ entries: specialties, id: row.specialty }),
    firstName: row.first_name,
    locale: row.language,
    createdAt: iso(row.created_at),
  };
}

/** What the holder of a manage key sees: the visit, and of the patient only the first name. */
export function presentForPatient({
  row,
  directory,
  now,
}: {
  row: AppointmentRow;
  directory: Directory;
  now: number;
}) {
  const isLive = ['pending', 'confirmed'].includes(row.status) && row.starts_at > now;
  return {
    ...presentVisit({ row, directory }),
    sequence: row.sequence,
    canCancel: isLive,
    canMove: isLive,
    fileKey: fileKeys().keyFor({ bookingNumber: row.booking_number, now }),
  };
}

/** A row of the staff list. */
export function presentForStaff({
  row,
  directory,
  isOverbooked = false,
}: {
  row: AppointmentRow;
  directory: Directory;
  /** Beside another visit at the same time. */
  isOverbooked?: boolean;
}) {
  const { organisation } = row;
  return {
    documentId: row.document_id,
    ...presentVisit({ row, directory }),
    lastName: row.last_name,
    phone: row.phone,
    email: row.email,
    age: row.age,
    contractType: row.contract_type,
    organisation:
      organisation === null ? null : named({ entries: directory.data.organisations, id: organisation }),
    additionalNotes: row.additional_notes,
    isOverbooked,
  };
}
