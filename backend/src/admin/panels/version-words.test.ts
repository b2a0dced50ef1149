import { expect, it } from 'vitest';
import { versionWords } from './version-words';

it('versionWords says languages of one state together, of several apart, and the state alone without languages', () => {
  const both = (['en', 'ar'] as const).map((language) => ({ language, state: 'published' as const }));
  const words = { en: 'English and Arabic: on the site', ar: 'الإنجليزية والعربية: منشور' };
  expect(versionWords(both)).toEqual(words);
  const english = { language: 'en', state: 'taken-out' } as const;
  expect(versionWords([english, { language: 'ar', state: 'draft' }])).toEqual({
    en: 'English: on the site until you publish, Arabic: in the draft',
    ar: 'الإنجليزية: منشور إلى أن تنشر المسودة، العربية: في المسودة',
  });
  expect(versionWords([{ language: null, state: 'published' }]).en).toBe('on the site');
});
