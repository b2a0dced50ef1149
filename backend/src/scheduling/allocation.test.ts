import { expect, test } from 'vitest';
import { type AppointmentNeeds, allocate, type Claim } from './allocation';

const now = 1_000_000;
const needs: AppointmentNeeds = {
  time: { resource: 'doctor:a', grains: [10, 11], expiresAt: null },
  limits: [
    { resource: 'day:x', seats: 1, name: 'doctorDay' },
    { resource: 'phone:x', seats: 3, name: 'phone' },
  ],
  seatsUntil: 5_000_000,
};
type End = Claim['expiresAt'];
const claim = (resource: string, grain: number, expiresAt: End = null, owner: string | null = null) => ({
  ...{ resource, grain, expiresAt, owner },
});
const allocateWith = (claims: Claim[]) => allocate({ needs, claims, now });

test('allocating an appointment takes every grain of its time for good, or until its hold ends, and its seats until it ends', () => {
  const time = [10, 11].map((grain) => claim('doctor:a', grain));
  const seats = ['day:x', 'phone:x'].map((resource) => claim(resource, 0, needs.seatsUntil));
  const allocated = { kind: 'allocated', claims: [...time, ...seats], replaces: [] };
  expect(allocateWith([claim('doctor:a', 12), claim('doctor:b', 10)])).toEqual(allocated);
  const hold = { ...needs, time: { ...needs.time, expiresAt: now + 60 } };
  const held = [10, 11].map((grain) => claim('doctor:a', grain, now + 60));
  expect(allocate({ needs: hold, claims: [], now })).toEqual({ ...allocated, claims: [...held, ...seats] });
});

test('allocating an appointment is refused when one grain is taken, by an appointment or by a hold that still counts, and replaces what has expired exactly now', () => {
  expect(allocateWith([claim('doctor:a', 11)])).toEqual({ kind: 'taken' });
  expect(allocateWith([claim('doctor:a', 10, now + 1)])).toEqual({ kind: 'taken' });
  const expired = claim('doctor:a', 10, now);
  const replaced = { kind: 'allocated', replaces: [expired] };
  expect(allocateWith([expired, claim('doctor:a', 99, now)])).toMatchObject(replaced);
});

test('allocating an appointment takes the lowest free seat and is refused when none is left', () => {
  const two = [claim('phone:x', 0, now + 1), claim('phone:x', 2, now + 1)];
  const third = claim('phone:x', 1, needs.seatsUntil);
  const allocated = allocateWith(two);
  expect(allocated.kind === 'allocated' && allocated.claims.at(-1)).toEqual(third);
  expect(allocateWith([...two, claim('phone:x', 1, now + 1)])).toEqual({ kind: 'limit', limit: 'phone' });
  expect(allocateWith([claim('day:x', 0, now + 1)])).toEqual({ kind: 'limit', limit: 'doctorDay' });
  expect(allocateWith([claim('day:x', 0, now)]).kind).toBe('allocated');
});

test('allocating an appointment is not in its own way: neither its hold nor the appointment being moved counts', () => {
  const held = [claim('doctor:a', 10, now + 1, 'hold'), claim('day:x', 0, now + 1, 'hold')];
  const allocated = allocate({ needs, claims: held, own: ['hold'], now });
  expect(allocated).toMatchObject({ kind: 'allocated', replaces: [] });
  expect(allocate({ needs, claims: held, own: ['other'], now })).toEqual({ kind: 'taken' });
});
