import { expect, it } from 'vitest';
import { joinTranslations } from './translated';

const entry = (documentId: string, name: string, order?: number) => ({ documentId, name, order });

it('gives every entry once, in the language of the page where it exists, at its own place without a translation', () => {
  const english = { lang: 'en' as const, items: [entry('a', 'Hala', 1), entry('b', 'Karim', 2)] };
  const joined = joinTranslations([{ lang: 'ar', items: [entry('a', 'هالة', 1)] }, english]);
  expect(joined.map(({ lang, item }) => `${lang} ${item.name}`)).toEqual(['ar هالة', 'en Karim']);
  expect(joined[0]?.byLocale).toMatchObject({ ar: { name: 'هالة' }, en: { name: 'Hala' } });
  expect(joined[1]?.byLocale).toEqual({ en: entry('b', 'Karim', 2) });
  const mixed = joinTranslations([
    { lang: 'ar', items: [entry('a', 'first', 1), entry('c', 'third', 3), entry('d', 'last')] },
    { lang: 'en', items: [entry('b', 'second', 2)] },
  ]);
  expect(mixed.map(({ item }) => item.name)).toEqual(['first', 'second', 'third', 'last']);
});
