import { expect, it } from 'vitest';
import { errorFromAnswer } from '../backend/errors';
import { refusedFields, type Trouble } from './trouble';

function refused(status: number, name: string, details: object): Trouble {
  const body = { error: { status, name, message: 'No', details } };
  const answer = { body, answeredWith: status, fallbackMessage: '', retryAfter: null };
  return { kind: 'backend', error: errorFromAnswer({ ...answer, version: 'v5' }) };
}

it('a refusal names its own fields, so that no form lays it on another', () => {
  const errors = ['branches', 'doctor'].map((field) => ({ path: [field], code: 'notOffered', message: '' }));
  expect(refusedFields(refused(400, 'ValidationError', { errors }))).toEqual(['branches', 'doctor']);
  expect(refusedFields(refused(404, 'NotFoundError', {}))).toEqual([]);
  expect(refusedFields({ kind: 'notAllowed' })).toEqual([]);
});
