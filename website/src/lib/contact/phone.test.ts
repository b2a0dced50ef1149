import { expect, it } from 'vitest';
import { formatPhone, parsePhone } from './phone';

it('phones are read with the branch country, in any digits, refused when they cannot be one, and shown as people of the country write them', () => {
  for (const text of ['0100 555 1234', '٠١٠٠٥٥٥١٢٣٤', '۰۱۰۰۵۵۵۱۲۳۴', '+20 100 555 1234', '00201005551234'])
    expect(parsePhone({ text, country: 'EG' })).toBe('+201005551234');
  expect(parsePhone({ text: '+966 50 123 4567', country: 'EG' })).toBe('+966501234567');
  for (const text of ['', '123', 'abc', '0100 555 12345678', '+20'])
    expect(parsePhone({ text, country: 'EG' })).toBeNull();
  expect(parsePhone({ text: '01005551234', country: 'nowhere' })).toBeNull();
  expect(formatPhone({ phone: '+201005551234', country: 'EG' })).toBe('010 0555 1234');
  expect(formatPhone({ phone: '+966501234567', country: 'EG' })).toBe('+966 50 123 4567');
  expect(formatPhone({ phone: '19xyz' })).toBe('19xyz');
});
