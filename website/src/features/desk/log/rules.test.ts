import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { actionOf } from './rules';

it('every call that the backend records by its name has words', () => {
  const calls = join(__dirname, '../../../../../backend/src/audit/recorded-calls.ts');
  const found = readFileSync(calls, 'utf8').matchAll(/action: '([^']+)'/g);
  const recorded = Array.from(found, ([, action = '']) => action);
  expect(recorded.length).toBeGreaterThan(10);
  expect(recorded.filter((action) => actionOf(action) === null)).toEqual([]);
});
