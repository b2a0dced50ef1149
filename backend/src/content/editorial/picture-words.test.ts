import { expect, test } from 'vitest';
import { translatePictures, wordsInLanguage } from './picture-words';

const BOTH = 'A doctor | طبيبة';
test.each([
  [BOTH, 'en', 'A doctor'],
  [BOTH, 'ar', 'طبيبة'],
  ['A doctor', 'ar', 'A doctor'],
  [' | طبيبة', 'en', 'طبيبة'],
  ['', 'ar', ''],
])('"%s" in %s is "%s"', (words, locale, is) => expect(wordsInLanguage({ words, locale })).toBe(is));

test('every picture of an answer is translated, however deep', () => {
  const picture = () => ({ url: '/uploads/a.webp', alternativeText: 'Ear | أذن' });
  const answer = { data: [{ image: picture(), slider: [{ image: picture() }], seo: null }], meta: {} };
  translatePictures(answer, 'ar');
  expect(JSON.stringify(answer)).not.toContain('Ear');
  expect(JSON.stringify(answer).match(/أذن/g)).toHaveLength(2);
});
