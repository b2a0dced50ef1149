import { expect, it } from 'vitest';
import { type AppointmentFilter, exportPath, NO_FILTER } from './address';
import { callDue, isNarrowed, onDay, pageOfFile, shownAttendance } from './rules';

it('the filter of the list is one day at one press, the earliest visit first, and all days at the next', () => {
  const pending: AppointmentFilter = { ...NO_FILTER, status: 'pending', page: 3 };
  const pressed = onDay(pending, '2026-11-30');
  const day = { firstDay: '2026-11-30', lastDay: '2026-11-30' };
  expect(pressed).toEqual({ ...pending, ...day, sort: 'startsAt:asc', page: 1 });
  expect(onDay(pressed, '2026-11-30')).toEqual({ ...pending, page: 1 });
});

it('the filter of the list leaves appointments out by what is asked for, not by order, page or columns, and is the same for the file, which has no pages', () => {
  expect(isNarrowed({ ...NO_FILTER, page: 2, sort: 'startsAt:asc', columns: ['when'] })).toBe(false);
  expect(isNarrowed({ ...NO_FILTER, status: 'done' })).toBe(true);
  const filter = { ...NO_FILTER, status: 'done' as const, page: 4 };
  expect(exportPath('en', filter)).toBe('/en/admin/appointments/export?status=done');
  const some = exportPath('en', { ...filter, columns: ['when', 'notes'] });
  expect(some).toBe('/en/admin/appointments/export?status=done&columns=when-notes');
});

it('a file of many pages is one in the log', () => {
  expect(pageOfFile(NO_FILTER, 1)).toMatchObject({ filter: { page: 1 }, pageSize: 100, purpose: 'export' });
  expect(pageOfFile(NO_FILTER, 2)).toEqual({ filter: { ...NO_FILTER, page: 2 }, pageSize: 100 });
});

it('what the desk has noted stands beside the status until the visit is done', () => {
  expect(shownAttendance({ status: 'confirmed', attendance: 'no_show' })).toBe('no_show');
  expect(shownAttendance({ status: 'done', attendance: 'with_doctor' })).toBeNull();
});

const NOW = Date.parse('2026-11-20T10:00:00Z');
const request = {
  status: 'pending' as const,
  startsAt: '2026-11-23T10:00:00Z',
  callBy: '2026-11-20T11:15:00Z',
  callDueAt: '2026-11-20T11:15:00Z',
  timeZone: 'Africa/Cairo',
};
const due = (change: Partial<Record<keyof typeof request, string | null>>) =>
  callDue({ ...request, ...change } as typeof request, NOW);

it('the call about a request is due by what was agreed last, else was promised, else by the appointment, marked by the clock of the branch; nothing else waits for one', () => {
  expect(due({})).toEqual({ instant: request.callBy, mark: 'today' });
  const past = '2026-11-20T09:55:00Z';
  expect(due({ callBy: past, callDueAt: past })).toEqual({ instant: past, mark: 'overdue' });
  // Half past eleven at night in London is half past one in the morning in Cairo.
  const night = '2026-11-20T23:30:00Z';
  expect(due({ callBy: night, callDueAt: night })?.mark).toBeNull();
  const agreed = '2026-11-20T14:00:00Z';
  expect(due({ callDueAt: agreed })).toEqual({ instant: agreed, mark: 'today' });
  expect(due({ callDueAt: '2026-11-20T09:50:00Z' })?.mark).toBe('now');
  expect(due({ callDueAt: '2026-11-20T09:40:00Z' })?.mark).toBe('overdue');
  expect(due({ callBy: null, callDueAt: null })?.instant).toBe(request.startsAt);
  expect(due({ status: 'confirmed' })).toBeNull();
});
