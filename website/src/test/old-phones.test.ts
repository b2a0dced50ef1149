import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const LOOKS_BEHIND = /\(\?<[=!]/;

it('has no pattern that looks behind itself: iOS before 16.4 cannot read the file it is in', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
  );
  expect(files).toContain(join('contract', 'one-line.ts'));
  expect(files.filter((name) => LOOKS_BEHIND.test(readFileSync(join(SOURCES, name), 'utf8')))).toEqual([]);
});
