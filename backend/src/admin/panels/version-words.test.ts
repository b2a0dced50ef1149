import { expect, it } from 'vitest';
import { versionWords } from './version-words';

it('versionWords says languages of one state together, of several apart, and the state alone without languages', () => {
  const both = (['en', 'ar'] as const).map((language) => ({ language, state: 'published' as const }));
  expect(versionWords(both)).toEqual({
    en: 'English and Arabic: on the site',
    ar: 'الإنجليزية والعربية: منشور',
  });
  const [english, arabic] = [
    { language: 'en', state: 'taken-out' } as const,
    { language: 'ar', state: 'draft' } as const,
  ];
  expect(versionWords([english, arabic])).toEqual({
    en: 'English: on the site until you publish, Arabic: in the draft',
    ar: 'الإنجليزية: منشور إلى أن تنشر المسودة، العربية: في المسودة',
  });
  expect(versionWords([{ language: null, state: 'published' }]).en).toBe('on the site');
});
