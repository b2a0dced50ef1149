import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const sources = resolve(import.meta.dirname, '..');
const schema = z.object({
  attributes: z.record(z.string(), z.object({ type: z.string(), maxLength: z.number().optional() })),
  indexes: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })).optional(),
});

const schemas = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^api\/.+\/schema\.json$|^components\/.+\.json$/.test(name))
  .map((name) => ({ name, ...schema.parse(JSON.parse(readFileSync(join(sources, name), 'utf8'))) }));

test('no index of a schema names id: at the next change of a schema the start would fail on PostgreSQL', () => {
  expect(schemas.length).toBeGreaterThan(40);
  const indexes = schemas.flatMap(({ indexes = [] }) => indexes);
  expect(indexes.length).toBeGreaterThan(10);
  expect(indexes.filter(({ columns }) => columns.includes('id'))).toEqual([]);
});

test('no field is a decimal, of which PostgreSQL keeps two places and SQLite all, and no line longer than the 255 letters that a column of PostgreSQL holds', () => {
  const fields = schemas.flatMap(({ name, attributes }) =>
    Object.entries(attributes).map(([field, about]) => ({ name, field, ...about })),
  );
  expect(fields.filter(({ type }) => type === 'decimal')).toEqual([]);
  const lines = fields.filter(({ type }) => type === 'string');
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter(({ maxLength = 255 }) => maxLength > 255)).toEqual([]);
});
