import { expect, test } from 'vitest';
import { type HistoryLine, kindOfHistory } from './event-kind';

const line: HistoryLine = { from: 'pending', to: 'pending', isMoved: false, action: null, attendance: null };

test.each<[string, Partial<HistoryLine>, string | null]>([
  ['a request', { from: null }, 'appointment.requested'],
  ['a booking that is confirmed at once', { from: null, to: 'confirmed' }, 'appointment.confirmed'],
  ['a confirmation in a call', { to: 'confirmed', action: 'confirmed' }, 'appointment.confirmed'],
  ['a cancellation', { to: 'canceled' }, 'appointment.canceled'],
  ['a cancellation taken back', { from: 'canceled', to: 'pending' }, 'appointment.requested'],
  ['a visit that is over', { from: 'confirmed', to: 'done' }, 'appointment.done'],
  ['a move, also where it waits for a call again', { from: 'confirmed', isMoved: true }, 'appointment.moved'],
  ['another doctor', { action: 'reassigned' }, 'appointment.moved'],
  [
    'a no-show',
    { from: 'confirmed', to: 'confirmed', action: 'attendance', attendance: 'no_show' },
    'appointment.no_show',
  ],
  [
    'a no-show taken back',
    { from: 'confirmed', to: 'confirmed', action: 'attendanceUndone' },
    'appointment.changed',
  ],
  ['a corrected name', { action: 'amended' }, 'appointment.changed'],
  ['a call without an answer', { action: 'noAnswer' }, null],
  ['a message', { action: 'messaged' }, null],
])('%s is told as what it is', (_, change, kind) => expect(kindOfHistory({ ...line, ...change })).toBe(kind));
