import { expect, test } from 'vitest';
import { withoutMessage } from './faults';

test('what is logged of a database error names its code and place, never the values of the statement', () => {
  const error = Object.assign(
    new Error("insert into appointments values ('Mona', '+201001234567') - UNIQUE"),
    {
      name: 'SqliteError',
      code: 'SQLITE_CONSTRAINT_UNIQUE',
    },
  );
  const safe = withoutMessage(error);
  const written = `${safe.message}\n${safe.stack}`;
  expect(written).toContain('SqliteError SQLITE_CONSTRAINT_UNIQUE');
  expect(written).toContain('faults.test.ts');
  expect(written).not.toMatch(/Mona|\+2010|insert into/);
});

test('anything can be thrown', () => {
  expect(withoutMessage('Mona').message).toMatch(/^Fault [0-9a-f-]{36}: Error$/);
  expect(withoutMessage(null).message).toMatch(/Error$/);
});
