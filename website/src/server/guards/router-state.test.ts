import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { isRouterState } from './router-state';

const require = createRequire(import.meta.url);
const next: {
  parseAndValidateFlightRouterState: (header: string) => unknown;
} = require('next/dist/server/app-render/parse-and-validate-flight-router-state');

function isReadByNext(header: string): boolean {
  try {
    next.parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

const param = (type: string, siblings: unknown = null) => ['locale', 'en', type, siblings];
const trees: unknown[] = [
  ['', {}],
  ['', { children: [param('d'), { children: ['doctors', { children: ['__PAGE__', {}] }] }] }, null, null, 16],
  ['', {}, ['/en', '/en'], 'refetch', 1, 'x'],
  ['', {}, null, 'metadata-only'],
  ...['c', 'oc', 'd', 'ci(.)', 'ci(..)', 'di(...)', 'di(..)(..)', 'od', 'x', 'ci', 'di(....)'].map((type) => [
    param(type, ['a']),
    {},
  ]),
  [],
  [''],
  ['', null],
  ['', { children: 'x' }],
  ['', {}, null, 'other'],
  ['', {}, ['/en']],
  ['', {}, null, null, 'x'],
  ['', {}, null, null, null, null],
  ['', {}, null, null, null, 'x', 'y'],
  [['locale', 'en', 'd'], {}],
  [param('d', [1]), {}],
  { a: 1 },
  'x',
  null,
];

test.each(trees.map((tree) => [JSON.stringify(tree)]))('a state that Next can read is taken: %s', (text) => {
  expect(isRouterState(encodeURIComponent(text))).toBe(isReadByNext(encodeURIComponent(text)));
});

test.each(['x', '%ff', '', '[', `${' '.repeat(40_000)}["",{}]`])('other text is refused (%#)', (header) => {
  expect(isRouterState(header)).toBe(false);
  expect(isReadByNext(header)).toBe(false);
});

test('the router state of a request of our own pages is taken', () => {
  expect(trees.map((tree) => isRouterState(JSON.stringify(tree))).slice(0, 4)).toEqual(
    Array.from({ length: 4 }, () => true),
  );
});
