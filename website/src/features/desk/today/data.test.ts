import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { refusal } from '@/test/backend-answers';
import { pressAtDesk } from './data';

test.each([
  [409, 'CallTakenError', { by: 'Hala', until: null }, 'withColleague'],
  [409, 'VersionConflictError', {}, 'conflict'],
  [404, 'NotFoundError', {}, 'conflict'],
  [409, 'TransitionNotAllowedError', { refusal: 'tooEarly' }, 'tooEarly'],
] as const)('a press that is refused with %i %s says why', async (status, name, details, why) => {
  vi.stubGlobal('fetch', async () => refusal(status, name, details));
  const token = z.string().brand<'AccountToken'>().brand<'StaffToken'>().parse('t');
  expect(await pressAtDesk(token, 'visit', { press: 'confirmed', version: 1, reason: null })).toBe(why);
});
