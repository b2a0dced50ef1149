import { expect, it } from 'vitest';
import { landingPath, loginPath, readPasswordFaults } from './rules';

it.each([
  '/en/admin/appointments/abc123',
  '/ar/admin/appointments?q=%D8%A3+x&page=2',
  '/en/admin/log?action=card.view&page=2',
])('the page after signing in is %s, which was wanted', (wanted) => {
  expect(landingPath(wanted, 'en')).toBe(wanted);
});

it.each([
  null,
  'https://elsewhere.example/en/admin/appointments',
  '/en/admin//elsewhere.example',
  '/en/doctors',
  '/en/admin/login?to=/en/admin/login',
  '/en/admin/reset-password?code=abc',
  '/en/admin/../../x',
  '/en/admin/x?to=https://elsewhere.example',
])('the page after signing in is the list of appointments instead of %j', (wanted) => {
  expect(landingPath(wanted, 'ar')).toBe('/ar/admin');
});

it('the way to the sign-in page remembers where it shall lead, says why, and by which id what went wrong is found', () => {
  const path = loginPath({ locale: 'en', to: '/en/admin/appointments' });
  expect(path).toBe('/en/admin/login?to=%2Fen%2Fadmin%2Fappointments');
  expect(loginPath({ locale: 'ar' })).toBe('/ar/admin/login');
  const failed = loginPath({ locale: 'en', why: 'failed', fault: '89abcdef' });
  expect(failed).toBe('/en/admin/login?why=failed&fault=89abcdef');
});

it('what is wrong with a password is read from the backend, field by field, and is nothing when that says something else', () => {
  const wrong = { path: ['currentPassword'], code: 'wrong' };
  const errors = [{ path: ['password'], code: 'common', message: 'common' }, wrong];
  expect(readPasswordFaults({ errors })).toEqual([
    { field: 'password', fault: 'common' },
    { field: 'currentPassword', fault: 'wrong' },
  ]);
  const others = [
    { path: ['role'], code: 'common' },
    { path: ['password'], code: 'new reason' },
  ];
  expect(readPasswordFaults({ errors: others })).toEqual([]);
  expect(readPasswordFaults(undefined)).toEqual([]);
});
