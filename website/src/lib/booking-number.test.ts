import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isBookingNumber, readBookingNumber } from './booking-number';

/** The table the backend's function is held to as well. */
const table = z
  .array(z.tuple([z.string(), z.string().nullable()]))
  .parse(JSON.parse(readFileSync('../backend/src/scheduling/number-table.json', 'utf8')));

describe('reading a booking number', () => {
  it.each(table)('takes %j for %j, as the backend does', (typed, number) => {
    const read = readBookingNumber(typed);
    expect(read.kind === 'number' ? read.number : null).toBe(number);
  });

  it('tells nine digits that do not belong together from other texts', () => {
    expect(readBookingNumber('482-915-634')).toEqual({ kind: 'mistyped', isInGroups: true });
    expect(readBookingNumber('٤٨٢-٩١٥-٦٣٤')).toEqual({ kind: 'mistyped', isInGroups: true });
    expect(readBookingNumber('482915634')).toEqual({ kind: 'mistyped', isInGroups: false });
    expect(readBookingNumber('01001234567')).toEqual({ kind: 'none' });
    expect(readBookingNumber('Hassan')).toEqual({ kind: 'none' });
  });

  it('knows a number by its stored form only', () => {
    expect(isBookingNumber('482-915-633')).toBe(true);
    expect(isBookingNumber('482915633')).toBe(false);
    expect(isBookingNumber('7KQM-4RX2')).toBe(true);
  });
});
