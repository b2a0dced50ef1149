import { expect, test, vi } from 'vitest';
import { answerStaff, refusal } from '@/test/backend-answers';
import { formOf } from '@/test/form-of';
import { jar } from '@/test/next-headers';
import en from '../../../../messages/en.json';
import { addToQueueAction, pressAction } from './actions';

vi.mock('next/headers', () => import('@/test/next-headers'));
jar.set('staff', 'a.b.c');
vi.mock('next/cache', async (original) => ({ ...(await original<object>()), refresh: () => {} }));

test.each([
  [409, 'VersionConflictError'],
  [503, 'ServiceUnavailableError'],
])('a reason to call somebody in before others is kept when that is refused (%i)', async (status, name) => {
  const typed = { id: 'a'.repeat(24), reason: 'In pain' };
  answerStaff(() => refusal(status, name));
  const sent = formOf({ locale: 'en', version: '1', press: 'with_doctor', ...typed });
  expect(await pressAction(null, sent)).toMatchObject({ outcome: 'refused', typed });
});

test.each([
  ['phone', en.today.queue.phoneInvalid],
  ['doctor', en.today.queue.failed],
])('whoever is not put into the queue by their %s is asked to mend no other field', async (field, text) => {
  const typed = { name: 'Mona', phone: '123' };
  const errors = [{ path: [field], code: 'notOffered', message: '' }];
  answerStaff(() => refusal(400, 'ValidationError', { errors }));
  const choices = { branch: 'b'.repeat(24), doctor: '', tellBy: '', language: 'en' };
  const sent = formOf({ locale: 'en', ...choices, ...typed });
  expect(await addToQueueAction(null, sent)).toMatchObject({ outcome: 'refused', text, typed });
});
