import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CurrentUser } from '@/contract/account';
import { type AccountSession, asManager, asStaff } from './session';

function sessionOf(staff: CurrentUser['staff']): AccountSession {
  const token = z.string().brand<'AccountToken'>().parse('a.b.c');
  return { token, user: { username: 'mona', email: 'mona@clinic.example', staff } };
}

test.each([
  { staff: null, isStaff: false, isManager: false },
  { staff: { role: 'staff' as const, scope: null, doctor: null }, isStaff: true, isManager: false },
  { staff: { role: 'manager' as const, scope: null, doctor: null }, isStaff: true, isManager: true },
])('the rights $staff make staff $isStaff, managers $isManager', ({ staff, isStaff, isManager }) => {
  const session = sessionOf(staff);
  expect(asStaff(session)).toEqual(isStaff ? session : null);
  expect(asManager(session)).toEqual(isManager ? session : null);
});
