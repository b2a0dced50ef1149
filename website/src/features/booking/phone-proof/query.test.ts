import { expect, test, vi } from 'vitest';
import { parsePhone } from '@/lib/contact/phone';
import { findReturningPatients } from './query';

vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => ({ value: 'a.proof.of.a.phone.is.here' }) }),
}));

// A mobile of Riyadh, which in Cairo is the landline of another town.
test.each(['EG', 'SA', ''])('a form of %j reads the proved phone as what it is', async (country) => {
  const phone = '+966501234567';
  const patients = [{ firstName: 'Mona', lastName: 'Adel', age: 34, email: null }];
  vi.stubGlobal('fetch', async () => Response.json({ data: { phone, patients } }));
  const known = await findReturningPatients('en', country);
  expect(parsePhone({ text: known?.phone ?? '', country })).toBe(phone);
});
