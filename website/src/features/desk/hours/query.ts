import 'server-only';
import type { DoctorHours } from '@/contract/hours';
import { type HoursEdit, NEW } from './address';
import { type Given, givenOfAbsence, givenOfSet } from './form-rules';

/** Returns the initial values of the edit form; null if the entry is gone. */
export function readEdited(hours: DoctorHours, { off, copy, set: asked }: HoursEdit): Given | null {
  const { doctor, branches, sets, daysOff, week } = hours;
  const common = { doctor: doctor.documentId, week };
  if (off !== null) {
    const given = { what: 'day-off', ...common };
    const known = daysOff.find(({ documentId }) => documentId === off);
    if (!known) return off === NEW ? given : null;
    return { ...given, ...givenOfAbsence(known) };
  }
  const id = copy ?? asked ?? NEW;
  const set = sets.find(({ documentId }) => documentId === id);
  if (!set && id !== NEW) return null;
  if (!set) {
    const branch = branches.length === 1 ? (branches[0]?.documentId ?? '') : '';
    return { what: 'schedule', ...common, branch, slotMinutes: '20' };
  }
  const given = { what: 'schedule', ...common, ...givenOfSet(set) };
  return copy === null
    ? { ...given, id: set.documentId, version: set.version }
    : { ...given, label: '', validFrom: '', validTo: '', onTheseDates: 'replaces_regular_hours' };
}
