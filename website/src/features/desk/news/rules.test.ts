import { expect, it } from 'vitest';
import { newsFile } from './rules';

it('the file of those who agreed to news names each with what was agreed to, and holds nothing that a spreadsheet would run', () => {
  const mona = { email: 'mona@clinic.example', firstName: '=HYPERLINK("x")', language: 'ar' as const };
  const agreed = { agreedAt: '2026-11-25T10:00:00.000Z', words: 'نعم، أرسلوا أخباركم' };
  expect(newsFile([{ ...mona, ...agreed }])).toBe(
    '\uFEFFemail,first_name,language,agreed_at,agreed_to\r\n' +
      `mona@clinic.example,"'=HYPERLINK(""x"")",ar,2026-11-25T10:00:00.000Z,نعم، أرسلوا أخباركم\r\n`,
  );
});
