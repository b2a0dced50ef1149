import { expect, test } from 'vitest';
import { assertSqliteKeepsCommits } from './sqlite';

test.each(['3.51.3', '3.51.10', '3.52.0', '3.54.1', '4.0.0'])('SQLite %s is taken', (version) => {
  expect(() => assertSqliteKeepsCommits(version)).not.toThrow();
});

test.each(['3.7.0', '3.51.2', '3.50.9', '2.99.99', ''])(
  'SQLite %s is refused: it can lose commits',
  (version) => {
    expect(() => assertSqliteKeepsCommits(version)).toThrow('3.51.3 or newer is needed');
  },
);
