import { expect, it } from 'vitest';
import { formatPhone, parsePhone } from './phone';

it('phones are read with the branch country, in any digits', () => {
  for (const text of ['0100 555 1234', '٠١٠٠٥٥٥١٢٣٤', '۰۱۰۰۵۵۵۱۲۳۴', '+20 100 555 1234', '00201005551234'])
    expect(parsePhone({ text, country: 'EG' })).toBe('+201005551234');
  expect(parsePhone({ text: '+966 50 123 4567', country: 'EG' })).toBe('+966501234567');
});

it('phones are refused when they cannot be one', () => {
  for (const text of ['', '123', 'abc', '0100 555 12345678', '+20'])
    expect(parsePhone({ text, country: 'EG' })).toBeNull();
  expect(parsePhone({ text: '01005551234', country: 'nowhere' })).toBeNull();
});

it('phones are shown as people of the country write them', () => {
  expect(formatPhone({ phone: '+201005551234', country: 'EG' })).toBe('010 0555 1234');
  expect(formatPhone({ phone: '+966501234567', country: 'EG' })).toBe('+966 50 123 4567');
  expect(formatPhone({ phone: '19xyz' })).toBe('19xyz');
});
