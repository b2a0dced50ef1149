import { expect, test } from 'vitest';
import { getTranslations } from './translations';

test('the translator of a language and namespace is made once, and fills patterns in anew each time', async () => {
  const t = await getTranslations({ locale: 'en', namespace: 'layout' });
  expect(t('rights', { name: 'One' })).toContain('One');
  expect(t('rights', { name: 'Other' })).toContain('Other');
  const asked = { locale: 'en', namespace: 'layout' } as const;
  expect(await getTranslations(asked)).toBe(await getTranslations({ ...asked }));
});
