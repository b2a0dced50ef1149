import { expect, it } from 'vitest';
import { isBookingNumber, parseBookingNumber, readBookingNumber } from './booking-number';

/** Numbers, and what people type for each. */
const TABLE = {
  '482-915-633': '482-915-633|482915633|482 915 633|482–915–633|٤٨٢٩١٥٦٣٣|۴۸۲۹۱۵۶۳۳',
  '100-000-006': '100-000-006',
  '715-302-467': '715-302-467',
  '999-999-999': '999-999-999',
  '7KQM-4RX2': ' 7kqm 4rx2|7KQM-4RX2',
  '482-915-633-3': '482-915-633-3|\u2066482-915-633-3\u2069|\u202a482-915-633-3\u202c',
  '482-915-633-12': '٤٨٢-٩١٥-٦٣٣-١٢',
};
const NONE = [
  '482-915-634|100-000-007|715-302-468|999-999-990|482915634|842915633|012345678||Hassan|123|7KQM-4RXO|7KQM4RX',
  '4829156370|482-915-633-1|482-915-634-3|482-915-633-123',
];

it.each([
  ...Object.entries(TABLE).flatMap(([number, texts]) => texts.split('|').map((typed) => ({ typed, number }))),
  ...NONE.flatMap((texts) => texts.split('|').map((typed) => ({ typed, number: null }))),
])('reading a booking number takes $number for $typed', ({ typed, number }) => {
  const read = readBookingNumber(typed);
  expect(read.kind === 'number' ? read.number : null).toBe(number);
  expect(parseBookingNumber(typed)).toBe(number);
});

it('reading a booking number tells nine digits that do not belong together from other texts, and knows a number by its stored form only', () => {
  for (const typed of ['482-915-634', '\u2066482-915-634\u2069', '٤٨٢-٩١٥-٦٣٤'])
    expect(readBookingNumber(typed)).toEqual({ kind: 'mistyped', isInGroups: true });
  expect(readBookingNumber('482915634')).toEqual({ kind: 'mistyped', isInGroups: false });
  for (const typed of ['01001234567', 'Hassan']) expect(readBookingNumber(typed)).toEqual({ kind: 'none' });
  expect(['482-915-633', '482915633', '7KQM-4RX2'].map(isBookingNumber)).toEqual([true, false, true]);
});
