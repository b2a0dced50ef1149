import { expect, test, vi } from 'vitest';
import { formOf } from '@/test/form-of';
import { jar } from '@/test/next-headers';
import { stubSettings } from '@/test/secrets';
import { rescheduleAppointmentAction } from './actions';

vi.mock('next/headers', () => import('@/test/next-headers'));
jar.set('staff', 'a.b.c');

const user = {
  ...{ username: 'mona', email: 'mona@clinic.example' },
  staff: { role: 'staff', scope: null, doctor: null },
};

test('a move that is refused keeps its time, its visits and its reason', async () => {
  stubSettings();
  const id = 'a'.repeat(24);
  const typed = { time: `2026-12-01T09:00:00.000Z ${id}`, scope: 'rest', reason: 'The doctor is away' };
  let move = Response.json({});
  vi.stubGlobal('fetch', async (address: URL | string) =>
    String(address).includes('/users/me') ? Response.json(user) : move,
  );
  const send = (more: Record<string, string> = {}) =>
    rescheduleAppointmentAction(
      { text: '', faults: [], next: [], typed: {} },
      formOf({ page: 'en', id, version: '1', branch: id, service: id, ...typed, ...more }),
    );
  const refuse = (status: number, name: string) => {
    const error = { status, name, message: name, details: {} };
    move = Response.json({ data: null, error }, { status });
  };
  // The new times of all its visits are shown first.
  move = Response.json({
    data: [{ doctor: id, startsAt: '2026-12-01T09:00:00.000Z', endsAt: '2026-12-01T09:30:00.000Z' }],
  });
  expect(await send()).toMatchObject({ typed, series: { service: typed.time } });
  refuse(409, 'VersionConflictError');
  expect(await send({ scope: 'one' })).toMatchObject({ typed: { ...typed, scope: 'one' } });
  refuse(503, 'ServiceUnavailableError');
  expect(await send({ scope: 'one' })).toMatchObject({ typed: { ...typed, scope: 'one' } });
});
