import 'server-only';
import type { OwnAppointment } from '@/contract/appointment';
import { listKept, readOpenedAppointment } from '@/features/booking/booked/session';
import type { Branch } from '@/features/site/branches/data';
import { datesAtDoor, numberOnDate } from './rules';

/** The appointments of a date that this browser keeps the keys of, such as those of sisters and brothers, in order. */
export async function readDay(date: string): Promise<OwnAppointment[]> {
  const kept = await Promise.all((await listKept()).map((number) => readOnDate(number, date)));
  return kept.flatMap((one) => one ?? []).sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}

async function readOnDate(number: string, date: string): Promise<OwnAppointment | null> {
  const kept = await readKept(number);
  const found = kept && numberOnDate(kept, date);
  if (!found) return null;
  return found === number ? kept : readKept(found);
}

/** The appointment of a number that this browser keeps the key of; null also while nobody can say. */
export async function readKept(number: string): Promise<OwnAppointment | null> {
  const opened = await readOpenedAppointment(number);
  return opened === null || opened === 'failed' ? null : opened.appointment;
}

/** Reads the appointments at a branch whose patients have checked in there, or can. */
export async function readAtDoor({ id, timeZone }: Branch): Promise<OwnAppointment[]> {
  const days = await Promise.all(datesAtDoor(Date.now(), timeZone).map(readDay));
  return days.flat().filter(({ branch, checkIn }) => branch.documentId === id && checkIn !== null);
}
