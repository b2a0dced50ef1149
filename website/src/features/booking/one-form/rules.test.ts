import { expect, it } from 'vitest';
import { appointmentFaults, mismatches, plainSignature } from './rules';

const doctor = { id: 'omar', number: 2 };
const branch = { id: 'dokki', number: 1 };
const service = { id: 'consultation', number: 5 };
const made = { doctor, branch, service };
const day = { date: '2026-11-22', time: '2026-11-22T09:00:00.000Z' };
const query = { doctor: '2', branch: '1', service: '5', ...day };
const shownFor = plainSignature(query);
const timeFault = (code: string) => [{ field: 'time', code }];

it('a sent one-page form is a request when every choice stands as the times were shown for, and needs one of these times', () => {
  expect(appointmentFaults({ query, shownFor, ...made })).toEqual([]);
  const { time: _, ...noTime } = query;
  expect(appointmentFaults({ query: noTime, shownFor, ...made })).toEqual(timeFault('timeRequired'));
  expect(appointmentFaults({ query: noTime, shownFor: '', ...made })).toEqual(timeFault('timeNotShown'));
  const changed = { ...query, date: '2026-11-23' };
  expect(appointmentFaults({ query: changed, shownFor, ...made })).toEqual(timeFault('timeChanged'));
});

it.each([
  ['doctor', { ...made, doctor: null }, 'doctorRequired'],
  ['branch', { ...made, branch: null }, 'branchRequired'],
])('a sent one-page form needs a %s', (field, given, code) => {
  const { [field]: _, ...rest } = { ...query } as Record<string, string>;
  expect(appointmentFaults({ query: rest, shownFor, ...given })).toContainEqual({ field, code });
});

it('choices that do not go together are named: a doctor elsewhere, an appointment the doctor does not offer', () => {
  const given = { ...query, branch: '9', service: '9' };
  const codes = mismatches({ query: given, ...made }).map(({ code }) => code);
  expect(codes).toEqual(['branchElsewhere', 'serviceNotOffered']);
});
