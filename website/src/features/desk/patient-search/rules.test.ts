import { expect, it } from 'vitest';
import { patientsAddress } from './address';
import { bookForPath, patientPath } from './rules';

const ID = 'a'.repeat(24);

it('addresses of patients name nobody: an appointment stands for its patient, a mark for what was typed', () => {
  expect(patientsAddress.path('en', { search: 'abcdefghij' })).toBe('/en/admin/patients?search=abcdefghij');
  expect(patientsAddress.path('ar')).toBe('/ar/admin/patients');
  expect(patientPath({ locale: 'ar', appointment: ID })).toBe(`/ar/admin/patients/${ID}`);
  expect(bookForPath('en', ID, { doctor: 'any', from: null })).toBe(
    `/en/admin/patients/${ID}/book?doctor=any`,
  );
});
