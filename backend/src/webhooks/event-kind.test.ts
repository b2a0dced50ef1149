import { expect, test } from 'vitest';
import { type HistoryLine, kindOfHistory } from './event-kind';

const line: HistoryLine = { from: 'pending', to: 'pending', isMoved: false, action: null, attendance: null };
const NO_SHOW = { action: 'attendance', attendance: 'no_show' } as const;
const both = { from: 'confirmed', to: 'confirmed' } as const;

test.each<[string, Partial<HistoryLine>, string | null]>([
  ['a request', { from: null }, 'requested'],
  ['a booking that is confirmed at once', { from: null, to: 'confirmed' }, 'confirmed'],
  ['a cancellation', { to: 'canceled' }, 'canceled'],
  ['a cancellation taken back', { from: 'canceled', to: 'pending' }, 'requested'],
  ['a move, also where it waits for a call again', { from: 'confirmed', isMoved: true }, 'moved'],
  ['another doctor', { action: 'reassigned' }, 'moved'],
  ['a no-show', { ...both, ...NO_SHOW }, 'no_show'],
  ['a no-show taken back', { ...both, action: 'attendanceUndone' }, 'changed'],
  ['a corrected name', { action: 'amended' }, 'changed'],
  ['a call without an answer', { action: 'noAnswer' }, null],
])('%s is told as what it is', (_, change, kind) => {
  expect(kindOfHistory({ ...line, ...change })).toBe(kind && `appointment.${kind}`);
});
