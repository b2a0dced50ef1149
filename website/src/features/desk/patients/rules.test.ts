import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { messagesIn } from '@/i18n/messages';
import { htmlOf } from './rules';

const words = { labelOf: (key: string) => key.toUpperCase(), locale: 'en' as const };

it('an export to be read has every name and value, lists in lists, and runs nothing that somebody wrote', () => {
  const value = { visits: [{ phone: '+201012345678', email: null, walkIn: true }], messages: [] };
  expect(htmlOf({ ...words, value })).toBe(
    '<dl><dt>VISITS</dt><dd><ol><li><dl><dt>PHONE</dt><dd><bdi>+201012345678</bdi></dd>' +
      '<dt>EMAIL</dt><dd>–</dd><dt>WALKIN</dt><dd>TRUE</dd></dl></li></ol></dd><dt>MESSAGES</dt><dd>–</dd></dl>',
  );
  expect(htmlOf({ ...words, value: '<script>"&\'</script>' })).not.toMatch(/[<>]script|"/);
  const picture = 'data:image/webp;base64,UklGRg==';
  expect(htmlOf({ ...words, value: picture })).toBe(`<img src="${picture}" alt="">`);
  expect(htmlOf({ ...words, value: `${picture}" onerror="run()` })).not.toContain('<img');
});

it('a copy to be read says moments by the clock of the visit, and of others names the clock', () => {
  const startsAt = '2026-10-29T15:30:00.000Z';
  const value = { visits: [{ startsAt, timeZone: 'Africa/Cairo' }], exportedAt: startsAt };
  const english = htmlOf({ ...words, value });
  expect(english).toContain('<bdi>Thursday, 29 October 2026, 6:30 pm</bdi>');
  expect(english).toContain('<bdi>Thursday, 29 October 2026, 3:30 pm UTC</bdi>');
  expect(htmlOf({ ...words, value, locale: 'ar' })).toContain('<bdi>الخميس، 29 أكتوبر 2026، 6:30 مساءً</bdi>');
});

it('a copy to be read says amounts in the currency beside them, and no other number', () => {
  const value = { number: 12, currency: 'EGP', amount: -35050, fee: 40000, refundHours: 24 };
  const said = ['<bdi>12</bdi>', '<bdi>-EGP\u00a0350.50</bdi>', '<bdi>EGP\u00a0400</bdi>', '<bdi>24</bdi>'];
  for (const one of said) expect(htmlOf({ ...words, value })).toContain(one);
  expect(htmlOf({ ...words, value, locale: 'ar' })).toContain('<bdi>400\u00a0جنيه</bdi>');
});

it('a patient reads no name of a column in the copy of what is kept about them', async () => {
  const source = join(__dirname, '../../../../../backend/src');
  const files = [
    'desk/patients/export-patient.ts',
    'desk/privacy/handle-case.ts',
    'imports/imported-patients.ts',
  ];
  const written = files.map((file) => readFileSync(join(source, file), 'utf8')).join();
  const columns = Array.from(written.matchAll(/showColumns\(\w+, \[([^\]]+)\]/g), ([, names = '']) => names);
  const inCamel = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const names = Array.from(columns.join().matchAll(/'(\w+)'/g), ([, column = '']) => inCamel(column));
  expect(names.length).toBeGreaterThan(80);
  for (const locale of ['en', 'ar'] as const) {
    const { labels } = (await messagesIn(locale)).patients;
    expect(names.filter((name) => !(name in labels))).toEqual([]);
  }
});
