import { expect, test } from 'vitest';
import { createSlug } from './slug';

test.each([
  ['  Children’s  hearing & speech ', 'childrens-hearing-speech'],
  ['القاهرة الجديدة – فرع ٢', 'القاهرة-الجديدة-فرع-2'],
  ['مُحَمَّد', 'محمد'],
  ['Café au lait', 'café-au-lait'],
  ['!!!', ''],
])('a slug of "%s" is "%s"', (text, slug) => expect(createSlug(text, 140)).toBe(slug));

test('a slug is the same for composed and decomposed letters; cut between words when it is too long', () => {
  const text = 'آذن مؤلمة Café';
  expect(createSlug(text.normalize('NFD'), 140)).toBe(createSlug(text, 140));
  expect(createSlug('hearing aids for adults', 14)).toBe('hearing-aids');
  expect(createSlug('x'.repeat(30), 10)).toBe('x'.repeat(10));
});

test('a slug of many Arabic letters leaves room in the name of a file', () => {
  expect(createSlug('أذن '.repeat(45), 180)).toBe(Array(28).fill('أذن').join('-'));
  expect(createSlug('م'.repeat(160), 180)).toBe('م'.repeat(100));
});
