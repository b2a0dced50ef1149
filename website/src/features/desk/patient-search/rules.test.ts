import { expect, it } from 'vitest';
import { bookForAddress } from '@/features/desk/appointments/address';
import { patientsAddress } from './address';
import { patientPath } from './rules';

const ID = 'a'.repeat(24);

it('addresses of patients name nobody: an appointment stands for its patient, a mark for what was typed', () => {
  expect(patientsAddress.path('en', { search: 'abcdefghij' })).toBe('/en/admin/patients?search=abcdefghij');
  expect(patientsAddress.path('ar')).toBe('/ar/admin/patients');
  expect(patientPath({ locale: 'ar', appointment: ID })).toBe(`/ar/admin/patients/${ID}`);
  const expected = `/en/admin/patients/${ID}/book?doctor=any`;
  expect(bookForAddress(ID).path('en', { doctor: 'any', from: null })).toBe(expected);
});
