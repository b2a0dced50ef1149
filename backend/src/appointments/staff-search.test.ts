import { describe, expect, test } from 'vitest';
import { foldName, readSearch } from './staff-search';

const read = (text: string) => readSearch({ text, countries: ['EG'] });

describe('what staff type into the search', () => {
  test.each([
    ['7KQM-4RX2', '7KQM-4RX2'],
    ['7kqm4rx2', '7KQM-4RX2'],
    [' 7kqm 4rx2 ', '7KQM-4RX2'],
    ['jdhhgmvh', 'JDHH-GMVH'],
  ])('%s is the booking number %s', (text, bookingNumber) => {
    expect(read(text)).toEqual({ kind: 'number', bookingNumber });
  });

  test.each([
    ['+20 100 123 4567', '+201001234567'],
    ['0100 123 4567', '+201001234567'],
    ['٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
    ['(0100) 123-4567', '+201001234567'],
    ['00201001234567', '+201001234567'],
    ['01001', '+201001'],
  ])('%s is a phone that starts with %s', (text, start) => {
    const search = read(text);
    expect(search?.kind).toBe('phone');
    expect(search?.kind === 'phone' ? search.starts[0] : '').toBe(start);
  });

  test.each([
    ['Hassan', 'hassan'],
    ['  Laila   Hass', 'laila hass'],
    ['أحمد', 'احمد'],
    ['فاطمة', 'فاطمه'],
    ['مُصطفى', 'مصطفي'],
    ['123', '123'],
  ])('%s is the start of a name, %s', (text, start) => {
    expect(read(text)).toEqual({ kind: 'name', start });
  });

  test.each([[''], ['   '], ['ـ'], ['ا']])('%j is nothing to look for', (text) => {
    expect(read(text)).toBeNull();
  });

  test('names written in different ways fold to one', () => {
    expect(new Set(['إبراهيم', 'ابراهيم', 'أبراهيم', 'إبْراهيم'].map(foldName)).size).toBe(1);
  });
});
