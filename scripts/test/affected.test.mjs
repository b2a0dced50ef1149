import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, chooseDatabaseTests, chooseSpecs, reachedFrom } from './affected.mjs';

const app = 'website/src/app/[locale]';
const rules = 'features/desk/hours/rules';
const start = 'backend/src/index.ts';
const dayOff = 'backend/src/api/day-off/controllers/day-off.ts';
const importers = new Map([
  ['backend/src/desk/hours/rules.ts', [dayOff, start]],
  [dayOff, []],
  [start, ['backend/tests/start.test.ts']],
  ['backend/src/desk/other.ts', []],
  [`website/src/${rules}.ts`, [`${app}/(admin)/admin/hours/page.tsx`, `website/src/${rules}.test.ts`]],
  [`${app}/layout.tsx`, []],
]);
const hours = ['admin/hours', 'admin/hours/[id]'].map((path) => `${app}/(admin)/${path}/page.tsx`);
const pages = [`${app}/page.tsx`, ...hours];
const routes = [
  {
    file: 'backend/src/platform/routes.ts',
    text: "{ 'GET /days-off': ['day-off.find'], 'GET /closures': ['closure.find'] }",
  },
];
const tests = [
  { file: 'backend/tests/holidays.test.ts', text: "get('/days-off')" },
  { file: 'backend/tests/closures.test.ts', text: "get('/closures')" },
  { file: 'backend/tests/staff-hours.test.ts', text: '' },
  { file: 'backend/tests/start.test.ts', text: '' },
];
const specs = [
  { file: 'e2e/specs/browser/hours.spec.ts', text: "goto('/en/admin/hours')" },
  { file: 'e2e/specs/browser/home.spec.ts', text: "page.goto('/en')" },
  { file: 'e2e/specs/browser/booking.spec.ts', text: '' },
  { file: 'e2e/specs/http/heads.spec.ts', text: '' },
];

test('importers of a file are reached, over others too, but not past what puts everything together', () => {
  const files = ['backend/src/desk/hours/rules.ts'];
  const file = 'backend/tests/start.test.ts';
  assert.equal(reachedFrom({ importers, files }).has(file), true);
  assert.equal(reachedFrom({ importers, files, stopAt: /index\.ts$/ }).has(file), false);
});

test('a database test is chosen by a call of a reached type or by its name, all for what every request is made of or no test names', () => {
  const forDatabase = (/** @type {string} */ file) =>
    chooseDatabaseTests({ importers, changed: [file], tests, routes }).files;
  const files = ['backend/tests/holidays.test.ts', 'backend/tests/staff-hours.test.ts'];
  assert.deepEqual(forDatabase('backend/src/desk/hours/rules.ts'), files);
  for (const file of ['platform/http.ts', 'contract/limits.ts', 'desk/other.ts'])
    assert.equal(forDatabase(`backend/src/${file}`), 'all');
  assert.deepEqual(forDatabase('website/src/features/desk/hours/rules.ts'), []);
});

test('a browser test is chosen by the address of a page that reaches the change', () => {
  const chosen = (/** @type {string} */ file) =>
    chooseSpecs({ importers, changed: [file], specs, pages }).files;
  const [browser, all] = ['e2e/specs/browser', 'e2e/specs/http/heads.spec.ts'];
  assert.deepEqual(chosen('website/src/features/desk/hours/rules.ts'), [`${browser}/hours.spec.ts`]);
  assert.deepEqual(chosen(`${app}/layout.tsx`), [`${browser}/booking.spec.ts`, all]);
  assert.deepEqual(chosen(`${app}/page.tsx`), [`${browser}/home.spec.ts`]);
  assert.equal(addressOf(`${app}/(admin)/admin/hours/[id]/page.tsx`), '/admin/hours/');
});
