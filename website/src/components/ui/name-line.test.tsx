import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { nameLine, nameList, sentenceWith } from './name-line';

const doctor = { en: 'Dr. Salma Fouad', ar: 'د. سلمى فؤاد' };
const branch = { en: 'Maadi', ar: 'Maadi' };
const room = { en: 'غرفة السمع', ar: 'غرفة السمع' };

it('marks the names that were written in the other language alone, and no others', () => {
  const htmlOf = (...given: Parameters<typeof nameLine>) => renderToStaticMarkup(nameLine(...given));
  expect(htmlOf('en', doctor, null, branch, 'Cash')).toBe('Dr. Salma Fouad\u00a0· Maadi\u00a0· Cash');
  expect(htmlOf('ar', doctor, branch)).toBe(
    '<bdi>د. سلمى فؤاد</bdi>\u00a0· <bdi lang="en" dir="ltr">Maadi</bdi>',
  );
  expect(htmlOf('en', room)).toBe('<bdi lang="ar" dir="rtl">غرفة السمع</bdi>');
  expect(nameLine('en', null, undefined, '')).toBeNull();
});

it('marks names in a list and in a sentence', () => {
  const branches = [
    { name: 'المعادي', lang: 'ar' as const },
    { name: 'Dokki', lang: 'en' as const },
  ];
  const say = (names: string) => `At ${names} today`;
  const htmlOf = (entries: typeof branches) =>
    renderToStaticMarkup(sentenceWith(nameList('en', ', ', entries), say));
  const marked = '<bdi lang="ar" dir="rtl">المعادي</bdi>';
  expect(htmlOf(branches)).toBe(`At ${marked}, <bdi>Dokki</bdi> today`);
  expect(htmlOf(branches.slice(1))).toBe('At Dokki today');
});
