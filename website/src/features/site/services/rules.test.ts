import { describe, expect, it } from 'vitest';
import { isOfferedBy } from './rules';

describe('who offers a service', () => {
  it.each([
    [['ear'], ['ear', 'nose'], true],
    [['ear'], ['nose'], false],
    [['ear'], [], false],
    [[], ['nose'], true],
  ])('of the specialties %j, somebody of %j: %s', (serviceSpecialties, specialtyIds, expected) => {
    expect(isOfferedBy({ specialtyIds: serviceSpecialties }, specialtyIds)).toBe(expected);
  });
});
