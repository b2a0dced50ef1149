import { expect, it } from 'vitest';
import { siteMapXml } from './rules';

const languages = { en: 'https://c.example/en/a?b=1&c=2', ar: 'https://c.example/ar/a' };
const changedAt = '2026-11-20T08:00:00.000Z';
const xml = siteMapXml([{ languages, fallback: 'https://c.example/en/a', changedAt }]);

it('the site map lists a page in both languages, each with all alternates, and escapes what XML would read as its own', () => {
  expect(xml.match(/<url>/g)).toHaveLength(2);
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(2);
  expect(xml.match(/hreflang="ar"/g)).toHaveLength(2);
  expect(xml).toContain('<lastmod>2026-11-20T08:00:00.000Z</lastmod>');
  expect(xml).toContain('?b=1&amp;c=2');
  expect(xml).not.toMatch(/&(?!amp;)/);
});
