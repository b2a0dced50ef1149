import { expect, test } from 'vitest';
import { parsePatientKeys } from './find-patient';

test.each([
  ['0501234567', [{ phone: '+20501234567' }, { phone: '+966501234567' }]],
  ['٠٥٠ ١٢٣ ٤٥٦٧', [{ phone: '+20501234567' }, { phone: '+966501234567' }]],
  ['+966 50 123 4567', [{ phone: '+966501234567' }]],
  ['\u200fLaila@Example.org\u200f', [{ email: 'laila@example.org' }]],
])('%s can be of each country of the clinic, or of one', (sought, keys) => {
  expect(parsePatientKeys({ sought }, ['EG', 'SA'])).toEqual({ ok: true, value: keys });
});
