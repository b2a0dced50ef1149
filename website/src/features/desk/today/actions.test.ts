import { expect, test, vi } from 'vitest';
import { answerStaff, refusal } from '@/test/backend-answers';
import { formOf } from '@/test/form-of';
import { jar } from '@/test/next-headers';
import { pressAction } from './actions';

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
