import { expect, test, vi } from 'vitest';
import { answerStaff, refusal } from '@/test/backend-answers';
import { answerRead } from '@/test/content-backend';
import { readContentTypes } from '@/test/content-types';
import { formOf } from '@/test/form-of';
import { jar } from '@/test/next-headers';
import { bookForCallerAction, rescheduleAppointmentAction } from './actions';

vi.mock('next/headers', () => import('@/test/next-headers'));
jar.set('staff', 'a.b.c');

test('a sign of danger in the notes for a caller comes before words that were changed, and before anything else is asked', async () => {
  const types = readContentTypes();
  answerStaff((address) => Response.json(answerRead(address, types)));
  const typed = { phone: '0501234567', additionalNotes: 'Suddenly I cannot breathe' };
  const form = formOf({ page: 'en', phoneCountry: 'EG', shownWords: 'former', ...typed });
  const answer = await bookForCallerAction({ text: '', faults: [], next: [], typed: {} }, form);
  expect(answer).toMatchObject({ text: '', faults: [], typed, danger: { asked: 'unnamed' } });
  expect(answer.questions).toBeUndefined();
});

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
