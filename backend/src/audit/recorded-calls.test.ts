import { expect, test } from 'vitest';
import { recordingOf } from './recorded-calls';

test('a purpose is one of those that are listed, and no name that every object has', () => {
  const asked = (purpose: string | null) => recordingOf({ route: 'GET /api/appointments', purpose });
  expect(asked('search')).toEqual({ by: 'answer', action: 'list.search', isFolded: true });
  expect([asked('constructor'), asked('anything'), asked(null)]).toEqual(Array(3).fill({ by: 'nobody' }));
});
