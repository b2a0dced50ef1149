import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { actionOf, wordOfValue } from './rules';

it('every call that the backend records by its name has words', () => {
  const source = join(__dirname, '../../../../../backend/src');
  const tables = ['platform/routes.ts', 'audit/recorded-calls.ts'];
  const calls = tables.map((file) => readFileSync(join(source, file), 'utf8')).join();
  const recorded = Array.from(calls.matchAll(/(?:noted|seen)\('([^']+)'\)/g), ([, action = '']) => action);
  expect(recorded.length).toBeGreaterThan(10);
  expect(recorded.filter((action) => actionOf(action) === null)).toEqual([]);
});

it('what somebody typed is said as it is in the log, not by a word of ours or a name that every object has', () => {
  const words = { true: 'yes', all: 'all rows imported', front: 'front' };
  const wordOf = (name: string, value: string) => wordOfValue({ name, value, words });
  expect(wordOf('side', 'front')).toBe('front');
  expect(wordOf('to', 'true')).toBe('yes');
  for (const name of ['key', 'sought', 'from', 'to'])
    for (const value of ['all', 'constructor']) expect(wordOf(name, value), name).toBeNull();
});
