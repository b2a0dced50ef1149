import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { foldText } from './fold-text';

/** The table the backend's function is held to as well. */
const table = z
  .array(z.tuple([z.string(), z.string(), z.string()]))
  .parse(JSON.parse(readFileSync('../backend/src/platform/text/fold-table.json', 'utf8')));

describe('folding a text for search', () => {
  it.each(table)('%s', (_name, written, folded) => {
    expect(foldText(written)).toBe(folded);
  });
});
