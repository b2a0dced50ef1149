import { expect, it } from 'vitest';
import { unknownError } from '@/lib/backend/errors';
import { refuseFile } from './file-guards';

it('a file that cannot be given just now is refused in words, and one that may not be given by a status', async () => {
  const error = unknownError({ version: 'v5', message: 'fetch failed' });
  const later = await refuseFile({ trouble: { kind: 'backend', error }, locale: 'ar' });
  expect([later.status, later.headers.get('content-language')]).toEqual([503, 'ar']);
  expect(later.headers.get('content-type')).toContain('text/plain');
  expect((await refuseFile({ trouble: { kind: 'notAllowed' }, locale: 'ar' })).status).toBe(403);
});
