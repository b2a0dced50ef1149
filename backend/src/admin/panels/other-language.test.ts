import { expect, it } from 'vitest';
import { otherLanguageOf } from './other-language';

const situations = [
  [undefined, /no Arabic version.*see this English text, marked as English/, false],
  ['draft', /Arabic is a draft.*see this English text/, true],
  ['modified', /Arabic has changes that are not published.*old phone/, true],
  ['published', /Arabic is published and stays as it is/, false],
] as const;

it.each(situations)('says what readers of Arabic see when it is %s', (status, words, needsPublishing) => {
  const availableLocales = status ? [{ locale: 'ar', status }] : [];
  const other = otherLanguageOf({ document: { locale: 'en' }, meta: { availableLocales } });
  expect(other?.words.en).toMatch(words);
  expect(other?.words.ar).toMatch(/العربية/);
  // The name of a language is no adjective of a text.
  expect(other?.words.ar).not.toMatch(/(نسخة|النص) ال/);
  expect(other).toMatchObject({ language: 'ar', needsPublishing });
});

it('speaks of English beside an Arabic form, and not at all where there are no languages', () => {
  expect(otherLanguageOf({ document: { locale: 'ar' }, meta: {} })?.words.en).toMatch(/no English version/);
  expect(otherLanguageOf({ document: { locale: null }, meta: {} })).toBeNull();
  expect(otherLanguageOf({})).toBeNull();
});
