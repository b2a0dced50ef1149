import { expect, it } from 'vitest';
import { isBookingNumber, parseBookingNumber, readBookingNumber } from './booking-number';

const TABLE: [string, string | null][] = [
  ['482-915-633', '482-915-633'],
  ['100-000-006', '100-000-006'],
  ['715-302-467', '715-302-467'],
  ['999-999-999', '999-999-999'],
  ['482915633', '482-915-633'],
  ['482 915 633', '482-915-633'],
  ['482–915–633', '482-915-633'],
  ['٤٨٢٩١٥٦٣٣', '482-915-633'],
  ['۴۸۲۹۱۵۶۳۳', '482-915-633'],
  [' 7kqm 4rx2', '7KQM-4RX2'],
  ['7KQM-4RX2', '7KQM-4RX2'],
  ['482-915-634', null],
  ['100-000-007', null],
  ['715-302-468', null],
  ['999-999-990', null],
  ['482915634', null],
  ['842915633', null],
  ['012345678', null],
  ['', null],
  ['Hassan', null],
  ['123', null],
  ['7KQM-4RXO', null],
  ['7KQM4RX', null],
  ['4829156370', null],
  ['482-915-633-3', '482-915-633-3'],
  ['٤٨٢-٩١٥-٦٣٣-١٢', '482-915-633-12'],
  ['482-915-633-1', null],
  ['482-915-634-3', null],
  ['482-915-633-123', null],
];

it.each(TABLE)('reading a booking number takes %j for %j', (typed, number) => {
  const read = readBookingNumber(typed);
  expect(read.kind === 'number' ? read.number : null).toBe(number);
  expect(parseBookingNumber(typed)).toBe(number);
});

it('reading a booking number tells nine digits that do not belong together from other texts', () => {
  expect(readBookingNumber('482-915-634')).toEqual({ kind: 'mistyped', isInGroups: true });
  expect(readBookingNumber('٤٨٢-٩١٥-٦٣٤')).toEqual({ kind: 'mistyped', isInGroups: true });
  expect(readBookingNumber('482915634')).toEqual({ kind: 'mistyped', isInGroups: false });
  expect(readBookingNumber('01001234567')).toEqual({ kind: 'none' });
  expect(readBookingNumber('Hassan')).toEqual({ kind: 'none' });
});

it('reading a booking number knows a number by its stored form only', () => {
  expect(isBookingNumber('482-915-633')).toBe(true);
  expect(isBookingNumber('482915633')).toBe(false);
  expect(isBookingNumber('7KQM-4RX2')).toBe(true);
});
