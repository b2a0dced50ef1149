import { expect, test } from 'vitest';
import { deferHydration } from './defer-hydration';

const HEAD =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js?dpl=1"/>' +
  '<link rel="preload" as="font" href="/_next/static/f.woff2"/>' +
  '<script src="/_next/static/b.js?x=1&amp;dpl=1" async=""></script>';
const BODY =
  '<p>Words</p><script src="/_next/static/old.js" noModule=""></script><script id="_R_">start()</script>' +
  '<script src="/_next/static/a.js?dpl=1" async=""></script><script>self.__next_f.push([1,"data"])</script>';
const page = `<html><head>${HEAD}</head><body>${BODY}</body></html>`;

test('the scripts of a page are asked for by its last words, in their order, each once', () => {
  const late = deferHydration(
    page.replace('</head>', '<script src="/_next/static/a.js?dpl=1" async=""></script></head>'),
  );
  expect(late).toContain('let sources=["/_next/static/b.js?x=1&dpl=1","/_next/static/a.js?dpl=1"]');
  expect(late.match(/async=""/g)).toBeNull();
  expect(late).not.toContain('as="script"');
  expect(late.endsWith('</script></body></html>')).toBe(true);
});

test('what is no script of the page stays as it was', () => {
  const late = deferHydration(page);
  for (const kept of [
    '<link rel="preload" as="font" href="/_next/static/f.woff2"/>',
    '<script src="/_next/static/old.js" noModule=""></script><script id="_R_">start()</script>',
    '<script>self.__next_f.push([1,"data"])</script>',
  ])
    expect(late).toContain(kept);
});

test('a page of another shape comes back as it is', () => {
  for (const html of ['<html><body><p>Words</p></body></html>', page.replace('</body>', ''), ''])
    expect(deferHydration(html)).toBe(html);
});

test('an address cannot end the script it stands in', () => {
  const late = deferHydration(page.replace('b.js', '</script><b>.js'));
  expect(late).toContain('/_next/static/\\u003c/script>');
});
