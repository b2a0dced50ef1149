import type { DayEntry } from '@/contract/calendar';

type Visit = Extract<DayEntry, { kind: 'appointment' }>;

/** A visit in a calendar, confirmed and alone in its time unless said otherwise. */
export function visitEntry(
  { startsAt, endsAt }: Pick<Visit, 'startsAt' | 'endsAt'>,
  fields: Partial<Visit['appointment']> = {},
): Visit {
  const marks = { attendance: null, isWalkIn: false, isOverbooked: false, elsewhere: null, isReached: true };
  const appointment = { documentId: 'a', bookingNumber: '1', version: 1, name: 'Mona', ...marks };
  return {
    kind: 'appointment',
    startsAt,
    endsAt,
    appointment: { ...appointment, status: 'confirmed', ...fields },
  };
}
