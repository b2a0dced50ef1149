import { describe, expect, it } from 'vitest';
import { groupServices, isOfferedBy } from './rules';

describe('the list by specialty', () => {
  const specialties = [{ id: 'ear' }, { id: 'nose' }];
  const namesIn = (services: { name: string; specialtyIds: string[] }[]) =>
    groupServices(services, specialties).map(
      (group) => [group.specialty?.id ?? null, group.services.map(({ name }) => name)] as const,
    );

  it('begins with what everybody offers, then goes by the first specialty of each', () => {
    expect(
      namesIn([
        { name: 'endoscopy', specialtyIds: ['nose', 'ear'] },
        { name: 'hearing test', specialtyIds: ['ear'] },
        { name: 'consultation', specialtyIds: ['ear', 'nose'] },
        { name: 'advice', specialtyIds: [] },
      ]),
    ).toEqual([
      [null, ['endoscopy', 'consultation', 'advice']],
      ['ear', ['hearing test']],
    ]);
  });

  it('knows no specialty that is not published', () => {
    expect(namesIn([{ name: 'laser', specialtyIds: ['gone', 'nose'] }])).toEqual([['nose', ['laser']]]);
  });
});

it.each([
  [['ear'], ['ear', 'nose'], true],
  [['ear'], ['nose'], false],
  [['ear'], [], false],
  [[], ['nose'], true],
])('of the specialties %j, somebody of %j offers it: %s', (serviceSpecialties, specialtyIds, expected) => {
  const specialties = specialtyIds.map((id) => ({ id }));
  expect(isOfferedBy({ specialtyIds: serviceSpecialties }, specialties)).toBe(expected);
});
