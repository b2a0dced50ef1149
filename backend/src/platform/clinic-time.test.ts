import { expect, test } from 'vitest';
import { appointmentTime } from './clinic-time';

test.each([
  ['00:00', '12 منتصف الليل', '12:00 am'],
  ['00:30', '12:30 بعد منتصف الليل', '12:30 am'],
  ['11:40', '11:40 ص', '11:40 am'],
  ['12:00', '12 ظهرًا', '12:00 pm'],
  ['12:20', '12:20 ظهرًا', '12:20 pm'],
  ['13:00', '1:00 م', '1:00 pm'],
])('%s cannot be mistaken for the other twelve in Arabic', (time, arabic, english) => {
  const moment = { instant: Date.parse(`2026-01-01T${time}:00Z`), timeZone: 'UTC' };
  expect(appointmentTime({ ...moment, language: 'ar' })).toBe(arabic);
  expect(appointmentTime({ ...moment, language: 'en' })).toBe(english);
});
