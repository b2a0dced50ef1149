import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { keepStatements } from './prepared-statements';

test('a text is compiled once; when there are too many texts, the one unused for longest goes, and works all the same; those that run once or are very long are not kept, and a kept statement sees a table that was changed and one that was made anew', () => {
  const connection = new Database(':memory:');
  keepStatements(connection);
  connection.exec('CREATE TABLE t (a); INSERT INTO t VALUES (1)');
  const first = connection.prepare('SELECT 0 AS one');
  const often = connection.prepare('SELECT a FROM t');
  for (let index = 1; index <= 600; index += 1) {
    connection.prepare(`SELECT ${index} AS one`);
    connection.prepare('SELECT a FROM t');
  }
  expect(connection.prepare('SELECT a FROM t')).toBe(often);
  const again = connection.prepare('SELECT 0 AS one');
  expect(again).not.toBe(first);
  expect(again.all()).toEqual([{ one: 0 }]);
  const long = `SELECT '${'x'.repeat(30_000)}' AS one`;
  expect(connection.prepare(long)).not.toBe(connection.prepare(long));
  const once = 'CREATE INDEX IF NOT EXISTS i ON t (a)';
  expect(connection.prepare(once)).not.toBe(connection.prepare(once));

  const all = () => connection.prepare('SELECT * FROM t').all();
  expect(all()).toEqual([{ a: 1 }]);
  connection.exec('ALTER TABLE t ADD COLUMN b DEFAULT 7');
  expect(all()).toEqual([{ a: 1, b: 7 }]);
  connection.exec('DROP TABLE t; CREATE TABLE t (x); INSERT INTO t VALUES (2)');
  expect(all()).toEqual([{ x: 2 }]);
});
