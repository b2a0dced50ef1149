import { expect, test } from 'vitest';
import { showColumns } from './show-columns';

test('columns are shown in camel case, and instants as callers read them', () => {
  const ended_at: number | null = null;
  const row = { document_id: 'a', at: 0, starts_at: 0, ended_at, attempts: 2, other: 'b' };
  expect(showColumns(row, ['document_id', 'at', 'starts_at', 'ended_at', 'attempts'])).toEqual({
    ...{ documentId: 'a', at: '1970-01-01T00:00:00.000Z', startsAt: '1970-01-01T00:00:00.000Z' },
    ...{ endedAt: null, attempts: 2 },
  });
});
