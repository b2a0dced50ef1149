import { expect, test, vi } from 'vitest';
import { answerStaff, refusal } from '@/test/backend-answers';
import { formOf } from '@/test/form-of';
import { jar } from '@/test/next-headers';
import { rescheduleAppointmentAction } from './actions';

vi.mock('next/headers', () => import('@/test/next-headers'));
jar.set('staff', 'a.b.c');

test('a move that is refused keeps its time, its visits and its reason', async () => {
  const id = 'a'.repeat(24);
  const typed = { time: `2026-12-01T09:00:00.000Z ${id}`, scope: 'rest', reason: 'The doctor is away' };
  let move = Response.json({});
  answerStaff(() => move);
  const send = (more: Record<string, string> = {}) =>
    rescheduleAppointmentAction(
      { text: '', faults: [], next: [], typed: {} },
      formOf({ page: 'en', id, version: '1', branch: id, service: id, ...typed, ...more }),
    );
  // The new times of all its visits are shown first.
  move = Response.json({
    data: [{ doctor: id, startsAt: '2026-12-01T09:00:00.000Z', endsAt: '2026-12-01T09:30:00.000Z' }],
  });
  expect(await send()).toMatchObject({ typed, series: { service: typed.time } });
  move = refusal(409, 'VersionConflictError');
  expect(await send({ scope: 'one' })).toMatchObject({ typed: { ...typed, scope: 'one' } });
  move = refusal(503, 'ServiceUnavailableError');
  expect(await send({ scope: 'one' })).toMatchObject({ typed: { ...typed, scope: 'one' } });
});
