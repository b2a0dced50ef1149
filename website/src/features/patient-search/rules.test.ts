import { expect, it } from 'vitest';
import { bookForPath, patientPath, patientsPath } from './rules';

const ID = 'a'.repeat(24);

it('addresses of patients name nobody: an appointment stands for its patient, a mark for what was typed', () => {
  expect(patientsPath({ locale: 'en', mark: 'abcdefghij' })).toBe('/en/admin/patients?search=abcdefghij');
  expect(patientsPath({ locale: 'ar' })).toBe('/ar/admin/patients');
  expect(patientPath({ locale: 'ar', appointment: ID })).toBe(`/ar/admin/patients/${ID}`);
  expect(bookForPath({ locale: 'en', appointment: ID, place: { doctor: 'any', from: null } })).toBe(
    `/en/admin/patients/${ID}/book?doctor=any`,
  );
});
