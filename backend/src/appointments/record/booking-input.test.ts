import { expect, test } from 'vitest';
import { phoneOf } from './booking-input';

test.each([
  ['+966 52 123 4567', 'EG', '+966521234567'],
  ['052 123 4567', 'SA', '+966521234567'],
  ['٠١٠٠ ٥٥٥ ١٢٣٤', 'EG', '+201005551234'],
  ['02 2000 0100', 'EG', null],
  ['0501234567', 'EG', null],
  ['+20 2 2000 0100', 'EG', '+20220000100'],
  ['0100 555 123', 'EG', null],
])('the phone %s in %s is %s', (phone, country, stored) => expect(phoneOf({ phone, country })).toBe(stored));
