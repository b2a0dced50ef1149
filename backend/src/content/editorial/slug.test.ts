import { expect, test } from 'vitest';
import { createSlug } from './slug';

test.each([
  ['Dr. Hala Mansour', 'dr-hala-mansour'],
  ['  Children’s  hearing & speech ', 'childrens-hearing-speech'],
  ['د. هالة منصور', 'د-هالة-منصور'],
  ['القاهرة الجديدة – فرع ٢', 'القاهرة-الجديدة-فرع-2'],
  ['مُحَمَّد', 'محمد'],
  ['عـيـادة', 'عيادة'],
  ['Café au lait', 'café-au-lait'],
  ['آذن', 'آذن'],
  ['!!!', ''],
])('a slug of "%s" is "%s"', (text, slug) => expect(createSlug(text, 140)).toBe(slug));

test('a slug is the same for composed and decomposed letters; cut between words when it is too long', () => {
  const text = 'آذن مؤلمة Café';
  expect(createSlug(text.normalize('NFD'), 140)).toBe(createSlug(text, 140));
  expect(createSlug('hearing aids for adults', 14)).toBe('hearing-aids');
  expect(createSlug('hearing aids', 12)).toBe('hearing-aids');
  expect(createSlug('x'.repeat(30), 10)).toBe('x'.repeat(10));
});
