import { expect, test, vi } from 'vitest';
import { formOf } from '@/test/form-of';
import { jar } from '@/test/next-headers';
import { stubSettings } from '@/test/secrets';
import { pressAction } from './actions';

vi.mock('next/headers', () => import('@/test/next-headers'));
jar.set('staff', 'a.b.c');
vi.mock('next/cache', async (original) => ({ ...(await original<object>()), refresh: () => {} }));

const user = {
  ...{ username: 'mona', email: 'mona@clinic.example' },
  staff: { role: 'staff', scope: null, doctor: null },
};

test.each([
  [409, 'VersionConflictError'],
  [503, 'ServiceUnavailableError'],
])('a reason to call somebody in before others is kept when that is refused (%i)', async (status, name) => {
  stubSettings();
  const typed = { id: 'a'.repeat(24), reason: 'In pain' };
  const error = { status, name, message: name, details: {} };
  vi.stubGlobal('fetch', async (address: URL | string) =>
    String(address).includes('/users/me')
      ? Response.json(user)
      : Response.json({ data: null, error }, { status }),
  );
  const sent = formOf({ locale: 'en', version: '1', press: 'with_doctor', ...typed });
  expect(await pressAction(null, sent)).toMatchObject({ outcome: 'refused', typed });
});
