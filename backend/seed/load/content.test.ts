import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editorialNouns } from '../../src/content/editorial/types';
import { readDemonstration } from './content';

const demonstration = readDemonstration(join(__dirname, '..'));

test('every editorial type has demonstration content', () => {
  expect(demonstration.map(({ noun }) => noun).sort()).toEqual([...editorialNouns].sort());
  expect(demonstration.filter((group) => group.entries.length === 0)).toEqual([]);
});

test('what an entry points to is loaded before it', () => {
  const loaded = new Set<string>();
  const tooEarly: string[] = [];
  for (const group of demonstration) {
    for (const { key, relations = {} } of group.entries) {
      const missing = Object.values(relations)
        .flat()
        .filter((target) => !loaded.has(target));
      tooEarly.push(...missing.map((target) => `${group.noun} ${key} points to ${target}`));
    }
    for (const { key } of group.entries) loaded.add(key);
  }
  expect(tooEarly).toEqual([]);
});
