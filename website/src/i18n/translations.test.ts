import { expect, test } from 'vitest';
import ar from '../../messages/ar.json';
import en from '../../messages/en.json';
import { getTranslations } from './translations';

test('words come in the language asked for, from their namespace', async () => {
  const [english, arabic] = await Promise.all([
    getTranslations({ locale: 'en', namespace: 'layout' }),
    getTranslations({ locale: 'ar', namespace: 'layout' }),
  ]);
  expect(english('booking')).toBe(en.layout.booking);
  expect(arabic('booking')).toBe(ar.layout.booking);
});

test('patterns are filled in anew each time', async () => {
  const t = await getTranslations({ locale: 'en', namespace: 'layout' });
  expect(t('rights', { name: 'One' })).toContain('One');
  expect(t('rights', { name: 'Other' })).toContain('Other');
});

test('the translator of a language and namespace is made once', async () => {
  const asked = { locale: 'en', namespace: 'layout' } as const;
  expect(await getTranslations(asked)).toBe(await getTranslations({ ...asked }));
});
