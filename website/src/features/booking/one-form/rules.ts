import { isNamed } from '@/features/booking/choices/rules';
import type { BookingQuery } from '@/lib/address/booking-address';

interface Chosen {
  number: number;
  id: string;
}

/** Choices of an address, and what the rules of the flow make of them. */
interface Made extends Record<'doctor' | 'branch' | 'service', Chosen | null> {
  query: BookingQuery;
}

/** Faults of the appointment as chosen; each belongs to one control of the form. */
export type ChoiceFault =
  | { field: 'branch'; code: 'branchRequired' | 'branchElsewhere' }
  | { field: 'doctor'; code: 'doctorRequired' }
  | { field: 'service'; code: 'serviceNotOffered' }
  | { field: 'time'; code: 'timeRequired' | 'timeNotShown' | 'timeChanged' };

/** Names the choices that a list of times was made for, so that a sent form shows whether one has changed. */
export function plainSignature(given: Pick<BookingQuery, 'doctor' | 'branch' | 'service' | 'date'>): string {
  const { doctor, branch, service, date } = given;
  return [doctor, branch, service, date].map((part) => part ?? '').join(' ');
}

/** Finds choices that do not fit together, by comparing the input with what the booking rules made of it. */
export function mismatches({ query, doctor, branch, service }: Made): ChoiceFault[] {
  if (doctor === null) return [];
  const faults: ChoiceFault[] = [];
  if (!isNamed(branch, query.branch)) faults.push({ field: 'branch', code: 'branchElsewhere' });
  if (!isNamed(service, query.service)) faults.push({ field: 'service', code: 'serviceNotOffered' });
  return faults;
}

/** Finds the faults of a sent form: a time counts only for the choices it was `shownFor` (their signature). */
export function appointmentFaults({ shownFor, ...made }: Made & { shownFor: string }): ChoiceFault[] {
  const { query } = made;
  const faults = mismatches(made);
  if (made.doctor === null) faults.push({ field: 'doctor', code: 'doctorRequired' });
  if (made.branch === null && !faults.some(({ field }) => field === 'branch'))
    faults.push({ field: 'branch', code: 'branchRequired' });
  if (faults.length > 0) return faults;
  if (shownFor === '') return [{ field: 'time', code: 'timeNotShown' }];
  if (shownFor !== plainSignature(query)) return [{ field: 'time', code: 'timeChanged' }];
  return query.time === undefined ? [{ field: 'time', code: 'timeRequired' }] : [];
}
