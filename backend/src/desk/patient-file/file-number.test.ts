import { expect, test } from 'vitest';
import { writeFileNumber } from './file-number';

test('a file number is written in the form of the clinic, and never shortened', () => {
  expect(writeFileNumber('F-{number:5}', 12)).toBe('F-00012');
  expect(writeFileNumber('{number}/ENT', 12)).toBe('12/ENT');
  expect(writeFileNumber('F-{number:2}', 12_345)).toBe('F-12345');
});
