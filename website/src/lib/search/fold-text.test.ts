import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { foldText, matchesSearch } from './fold-text';

/** The table the backend's function is held to as well. */
const table = z
  .array(z.tuple([z.string(), z.string(), z.string()]))
  .parse(JSON.parse(readFileSync('../backend/src/text/fold-table.json', 'utf8')));

describe('folding a text for search', () => {
  it.each(table)('%s', (_name, written, folded) => {
    expect(foldText(written)).toBe(folded);
  });
});

describe('matching a search', () => {
  const text = 'Dr Salma Abdelrahman د. سلمى عبد الرحمن';

  it.each([
    '',
    '  ',
    'salma',
    'SALMA abd',
    'سلمي',
    'عبدالرحمن',
    'عبد الرحمن',
    'د. سلمى',
    'dr. salma',
    'abdelrahman salma',
  ])('finds the doctor by %j', (query) => {
    expect(matchesSearch({ text, query })).toBe(true);
  });

  it.each(['karim', 'سلوى', 'salma karim'])('does not find the doctor by %j', (query) => {
    expect(matchesSearch({ text, query })).toBe(false);
  });
});
