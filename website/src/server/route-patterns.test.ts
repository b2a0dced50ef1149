import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createIsKept, createRouteOf, readRoutes } from './route-patterns';

const folder = mkdtempSync(join(tmpdir(), 'routes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'routes-manifest.json');
const dynamicRoutes = [
  { page: '/[locale]', regex: '^/([^/]+?)(?:/)?$' },
  { page: '/[locale]/doctors', regex: '^/([^/]+?)/doctors(?:/)?$' },
  {
    page: '/[locale]/booking/confirmation/[number]',
    regex: '^/([^/]+?)/booking/confirmation/([^/]+?)(?:/)?$',
  },
  { page: '/uploads/[...path]', regex: '^/uploads/(.+?)(?:/)?$' },
];
const staticRoutes = [{ page: '/api/cards', regex: '^/api/cards(?:/)?$' }];
writeFileSync(file, JSON.stringify({ staticRoutes, dynamicRoutes }));

test.each([
  ['/', '/'],
  ['/en', '/[locale]'],
  ['/en?q=Mona', '/[locale]'],
  ['/Mona', 'none'],
  ['/api/cards', '/api/cards'],
  ['/ar/booking/confirmation/123456789', '/[locale]/booking/confirmation/[number]'],
  ['/uploads/a/b.png', '/uploads/[...path]'],
  ['/_next/static/chunks/a.js', '/_next/static'],
  ['/_next/image', '/_next/image'],
  ['/_nextdoor/Mona', 'none'],
  ['/Mona/0100/a/b', 'none'],
])('%s is of the route %s, asked once or again', (path, route) => {
  const routeOf = createRouteOf(readRoutes(folder));
  expect([routeOf(path), routeOf(path)]).toEqual([route, route]);
});

test.each([
  ['/en', true],
  ['/ar?q=Mona', true],
  ['/en/doctors?utm_source=a', true],
  ['/en/doctors?q=Mona', false],
  ['/ar/booking/confirmation/123456789', false],
  ['/uploads/a/b.png', false],
  ['/fr', false],
  ['/en/nothing', false],
])('%s is a page that the build says to be kept: %s', (path, isKept) => {
  const routes = { '/[locale]': {}, '/[locale]/doctors': {}, '/uploads/[...path]': {} };
  writeFileSync(join(folder, 'prerender-manifest.json'), JSON.stringify({ dynamicRoutes: routes }));
  expect(createIsKept(folder, createRouteOf(readRoutes(folder)))(path)).toBe(isKept);
});
