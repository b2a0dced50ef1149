import { expect, test } from 'vitest';
import { csvCell, forSqlite, isPlain, kindOf, readValue } from './values';

test('a value is written the same, whichever database keeps it', () => {
  const instant = Date.UTC(2026, 10, 28, 9, 30, 0, 120);
  const kept = [
    ['datetime', instant, 'timestamp without time zone', '2026-11-28 09:30:00.12'],
    ['boolean', 1, 'boolean', 't'],
    ['time', '09:30:00.000', 'time without time zone', '09:30:00'],
    ['date', '2026-11-28', 'date', '2026-11-28'],
    ['float', 1.5, 'double precision', '1.5'],
    ['json', '{"b":[{"z":1,"y":null}],"a":2}', 'jsonb', '{"a": 2, "b": [{"y": null, "z": 1}]}'],
    ['varchar(255)', 'منى', 'character varying', 'منى'],
  ] as const;
  for (const [sqlite, one, postgres, other] of kept) {
    const value = readValue(kindOf(sqlite), one);
    expect(JSON.stringify(value), postgres).toBe(JSON.stringify(readValue(kindOf(postgres), other)));
    expect(readValue(kindOf(sqlite), forSqlite(kindOf(sqlite), value)), sqlite).toEqual(value);
  }
});

test('a cell keeps its row together, and no spreadsheet runs it; a value that is written as it is needs nothing in it, nor in JSON', () => {
  const cells = ['a,b', 'say "no"', 'one\ntwo', '[{"a":1}]', '', '=cmd()'].map(csvCell);
  expect(cells).toEqual(['"a,b"', '"say ""no"""', '"one\ntwo"', '"[{""a"":1}]"', '', `"'=cmd()"`]);
  const texts = ['Laila', 'ليلى', '2026-11-28T09:30:00.000Z', 'مرحبا، صباح الخير', 'a=b', '\u2028'];
  for (const value of [...texts, 0, -1.5, 1e21, true]) {
    const plain = typeof value === 'string' ? `"${value}"` : String(value);
    expect([value, isPlain(value), plain]).toEqual([value, true, JSON.stringify(value)]);
    if (typeof value === 'string') expect(csvCell(value)).toBe(value);
  }
  const others = ['', '=a', '+20', '-a', '@a', "'a", 'a,b', 'a;b', 'a "b"', 'a\\b', '\n', '\u0007', '\ud83d'];
  for (const value of [...others, Number.POSITIVE_INFINITY, ['a', 1], { a: null }])
    expect([value, isPlain(value)]).toEqual([value, false]);
});
