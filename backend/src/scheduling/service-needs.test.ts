import { expect, test } from 'vitest';
import { chooseResources } from './resources';
import { AT_ANY_HOUR, canBeUsed, resourceNeeds } from './service-needs';

const span = (from: string, to: string) => ({
  startsAt: Date.parse(`2026-03-0${from}:00+02:00`),
  endsAt: Date.parse(`2026-03-0${to}:00+02:00`),
});

test('a device without hours can be used at any hour, past midnight too, but on days out of order', () => {
  const broken = { startsOn: '2026-03-04', endsOn: '2026-03-04', startsAt: null, endsAt: null };
  const device = { practice: { timeZone: 'Africa/Cairo', schedules: [AT_ANY_HOUR], absences: [broken] } };
  for (const time of [span('2T00:00', '2T01:00'), span('2T23:30', '3T00:30'), span('5T00:00', '5T02:00')])
    expect(canBeUsed(device, time)).toBe(true);
  for (const time of [span('3T23:30', '4T00:30'), span('4T09:00', '4T10:00'), span('4T23:30', '5T00:30')])
    expect(canBeUsed(device, time)).toBe(false);
});

test('needs of one kind are met where they can be, whatever their order', () => {
  const resources = ['a', 'b'].map((documentId) => ({
    ...{ documentId, branch: 'here', kind: 'booth', practice: null },
  }));
  const visit = span('2T10:00', '2T10:30');
  const needs = [10, null].map((minutes) => ({ kind: 'booth', minutes }));
  const wanted = resourceNeeds(needs, resources, visit) ?? [];
  const last = wanted[0]?.grains.at(-1) ?? 0;
  // The second is taken by somebody at the end of the visit: only the short need fits there.
  const chosen = chooseResources(wanted, (one, grain) => one === 'resource:b' && grain === last);
  expect(chosen).toEqual(['resource:a', 'resource:b']);
  expect(chooseResources(wanted, (one) => one === 'resource:b')).toBeNull();
  expect(resourceNeeds(needs, [], visit)).toBeNull();
});
