import { expect, it } from 'vitest';
import { groupServices, isOfferedBy } from './rules';

it('the list by specialty begins with what everybody offers, then goes by the first specialty of each that is published', () => {
  const namesIn = (services: { name: string; specialtyIds: string[] }[]) =>
    groupServices(services, [{ id: 'ear' }, { id: 'nose' }]).map(
      (group) => [group.specialty?.id ?? null, group.services.map(({ name }) => name)] as const,
    );
  const named = (name: string, ...specialtyIds: string[]) => ({ name, specialtyIds });
  const [hearing, advice] = [named('hearing test', 'ear'), named('advice')];
  const both = [named('endoscopy', 'nose', 'ear'), hearing, named('consultation', 'ear', 'nose')];
  expect(namesIn([...both, advice])).toEqual([
    [null, ['endoscopy', 'consultation', 'advice']],
    ['ear', ['hearing test']],
  ]);
  expect(namesIn([named('laser', 'gone', 'nose')])).toEqual([['nose', ['laser']]]);
});

it.each([
  [['ear'], ['ear', 'nose'], true],
  [['ear'], ['nose'], false],
  [[], ['nose'], true],
])('of the specialties %j, somebody of %j offers it: %s', (serviceSpecialties, specialtyIds, expected) => {
  const specialties = specialtyIds.map((id) => ({ id }));
  expect(isOfferedBy({ specialtyIds: serviceSpecialties }, specialties)).toBe(expected);
});
