import { expect, test } from 'vitest';
import { getTranslations } from './translations';

test('patterns are filled in anew each time', async () => {
  const t = await getTranslations({ locale: 'en', namespace: 'layout' });
  expect(t('rights', { name: 'One' })).toContain('One');
  expect(t('rights', { name: 'Other' })).toContain('Other');
});

test('the translator of a language and namespace is made once', async () => {
  const asked = { locale: 'en', namespace: 'layout' } as const;
  expect(await getTranslations(asked)).toBe(await getTranslations({ ...asked }));
});
