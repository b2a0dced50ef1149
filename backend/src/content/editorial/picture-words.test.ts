import { expect, test } from 'vitest';
import { translatePictures, wordsInLanguage } from './picture-words';

test.each([
  ['A doctor | طبيبة', 'en', 'A doctor'],
  ['A doctor | طبيبة', 'ar', 'طبيبة'],
  ['A doctor', 'ar', 'A doctor'],
  [' | طبيبة', 'en', 'طبيبة'],
  ['', 'ar', ''],
])('"%s" in %s is "%s"', (words, locale, expected) => {
  expect(wordsInLanguage({ words, locale })).toBe(expected);
});

test('every picture of an answer is translated, however deep', () => {
  const picture = () => ({ url: '/uploads/a.webp', alternativeText: 'Ear | أذن' });
  const answer = { data: [{ image: picture(), slider: [{ image: picture() }], seo: null }], meta: {} };
  translatePictures(answer, 'ar');
  expect(JSON.stringify(answer)).not.toContain('Ear');
  expect(JSON.stringify(answer).match(/أذن/g)).toHaveLength(2);
});
