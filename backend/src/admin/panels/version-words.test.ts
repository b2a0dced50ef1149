import { expect, it } from 'vitest';
import { versionWords } from './version-words';

it('versionWords says languages of one state together', () => {
  const both = (['en', 'ar'] as const).map((language) => ({ language, state: 'published' as const }));
  expect(versionWords(both)).toEqual({
    en: 'English and Arabic: on the site',
    ar: 'الإنجليزية والعربية: منشور',
  });
});

it('versionWords tells languages of several states apart', () => {
  const versions = [
    { language: 'en', state: 'taken-out' },
    { language: 'ar', state: 'draft' },
  ] as const;
  expect(versionWords([...versions])).toEqual({
    en: 'English: on the site until you publish, Arabic: in the draft',
    ar: 'الإنجليزية: منشور إلى أن تنشر المسودة، العربية: في المسودة',
  });
});

it('versionWords says the state alone of what has no languages', () => {
  expect(versionWords([{ language: null, state: 'published' }]).en).toBe('on the site');
});
