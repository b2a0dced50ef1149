import { expect, test } from 'vitest';
import { parseRefusal, type Refusal } from './refusals';

type Answered = Parameters<typeof parseRefusal>[0];
const failed = (error: Partial<Record<keyof Refusal, unknown>>) =>
  parseRefusal({ name: 'Error', status: 500, message: '', details: undefined, ...error } as Answered);
const taken = { name: 'SlotTakenError', status: 409 };
const conflict = { name: 'VersionConflictError', status: 409 };

test('a failed call is a refusal with the details of its name, and none when its name, its status or its details are others', () => {
  const details = { next: [{ startsAt: '2026-05-06T09:00:00.000Z', endsAt: '2026-05-06T09:20:00.000Z' }] };
  expect(failed({ ...taken, details })).toMatchObject({ name: 'SlotTakenError', details });
  expect(failed({ ...conflict, details: {} })?.name).toBe('VersionConflictError');
  expect(failed(conflict)?.details).toEqual({});
  const failedOtherwise = { ...taken, status: 500, details: { next: [] } };
  for (const other of [{ name: 'UnknownError' }, failedOtherwise, { ...taken, details: {} }])
    expect(failed(other)).toBeNull();
});

test('a failed call names a field and its fault, and a fault that is not known here is "invalid"', () => {
  const errorsOf = (errors: unknown[]) => {
    const refusal = failed({ name: 'ValidationError', status: 400, details: { errors } });
    return refusal?.name === 'ValidationError' ? refusal.details.errors.map(({ code }) => code) : null;
  };
  const field = { path: ['age'], message: '' };
  expect(errorsOf([{ ...field, code: 'tooBig' }])).toEqual(['tooBig']);
  expect(errorsOf([{ ...field, code: 'tooOdd' }])).toEqual(['invalid']);
  // Strapi's own faults have no code: what was sent is our mistake, not the visitor's.
  expect(errorsOf([field])).toBeNull();
});

test('a failed call about a card is told only in words that are known', () => {
  const about = (code: unknown) =>
    failed({ name: 'CardRefusedError', status: 422, details: { code } })?.details;
  expect(['tooManyPixels', 'something new', undefined].map(about)).toEqual([
    ...[{ code: 'tooManyPixels' }, undefined, undefined],
  ]);
});
