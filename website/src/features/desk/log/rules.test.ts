import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { actionOf } from './rules';

it('every call that the backend records by its name has words', () => {
  const source = join(__dirname, '../../../../../backend/src');
  const tables = ['platform/routes.ts', 'audit/recorded-calls.ts'];
  const calls = tables.map((file) => readFileSync(join(source, file), 'utf8')).join();
  const found = calls.matchAll(/(?:noted|seen)\('([^']+)'\)/g);
  const recorded = Array.from(found, ([, action = '']) => action);
  expect(recorded.length).toBeGreaterThan(10);
  expect(recorded.filter((action) => actionOf(action) === null)).toEqual([]);
});
