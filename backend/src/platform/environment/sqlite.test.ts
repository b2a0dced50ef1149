import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../../tests/support/folder';
import { applyPragmas, assertSqliteKeepsCommits } from './sqlite';

const directory = emptyFolder();

test('SQLite from 3.51.3 on is taken, and an older one, which can lose commits, refused', () => {
  for (const version of ['3.51.3', '3.51.10', '3.52.0', '4.0.0'])
    expect(() => assertSqliteKeepsCommits(version)).not.toThrow();
  for (const version of ['3.7.0', '3.51.2', '3.50.9', '2.99.99', ''])
    expect(() => assertSqliteKeepsCommits(version)).toThrow('3.51.3 or newer is needed');
});

test('a commit is on the disk before it is answered, also in a file that was opened before', () => {
  const Database = createRequire(import.meta.url)('better-sqlite3');
  const synchronous = () => {
    const connection = new Database(join(directory, 'clinic.db'));
    applyPragmas(connection);
    const value = connection.pragma('synchronous', { simple: true });
    connection.close();
    return value;
  };
  expect([synchronous(), synchronous()]).toEqual([2, 2]);
});
