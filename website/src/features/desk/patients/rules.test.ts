import { expect, it } from 'vitest';
import { htmlOf } from './rules';

const labelOf = (key: string) => key.toUpperCase();

it('an export to be read has every name and value, lists in lists, and runs nothing that somebody wrote', () => {
  const value = { visits: [{ phone: '+201012345678', email: null }], messages: [] };
  expect(htmlOf({ value, labelOf })).toBe(
    '<dl><dt>VISITS</dt><dd><ol><li><dl><dt>PHONE</dt><dd><bdi>+201012345678</bdi></dd>' +
      '<dt>EMAIL</dt><dd>–</dd></dl></li></ol></dd><dt>MESSAGES</dt><dd>–</dd></dl>',
  );
  expect(htmlOf({ value: '<script>"&\'</script>', labelOf })).not.toMatch(/[<>]script|"/);
  const picture = 'data:image/webp;base64,UklGRg==';
  expect(htmlOf({ value: picture, labelOf })).toBe(`<img src="${picture}" alt="">`);
  expect(htmlOf({ value: `${picture}" onerror="run()`, labelOf })).not.toContain('<img');
});
