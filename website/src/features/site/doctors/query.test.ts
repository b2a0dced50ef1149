import { expect, it } from 'vitest';
import { filterSearch, knownIn, matchesFilter, noFilter, readDoctorFilter } from './query';

const nadia = {
  names: 'Nadia Fahmy نادية فهمي',
  ...{ placeNames: '', places: '' },
  topics: [{ words: 'Hearing' }],
  specialties: [1, 4],
  branches: [2],
  gender: 'woman' as const,
  languages: ['arabic', 'english', 'العربيه', 'الانجليزيه'],
  companies: ['a'],
};
const all = noFilter;

it.each([
  [{ q: 'ناديه', specialty: 4, branch: 2 }, true],
  [{ specialty: 2 }, false],
  [{ branch: 1 }, false],
  [{ gender: 'woman' as const, language: 'Arabic', company: 'a' }, true],
  [{ language: 'الإنجليزية' }, true],
  [{ gender: 'man' as const }, false],
  [{ language: 'French' }, false],
  [{ company: 'b' }, false],
  [{ q: 'karim' }, false],
])('finding doctors by %j', (asked, found) => {
  expect(matchesFilter({ doctor: nadia, filter: { ...all, ...asked } })).toBe(found);
});

it('finding doctors reads the address, ignores what is not well-formed, and writes only what is asked for', () => {
  const search = new URLSearchParams('q=نادية&specialty=2x&branch=3&gender=x&company=7&sort=soonest');
  const expected = { ...noFilter, q: 'نادية', branch: 3, isSoonest: true };
  expect(readDoctorFilter((key) => search.get(key))).toEqual(expected);
  expect(filterSearch(all)).toBe('');
  expect(filterSearch({ ...noFilter, q: ' nadia ', specialty: 2 })).toBe('?q=nadia&specialty=2');
  const narrow = { gender: 'man', language: 'French', isSoonest: true } as const;
  expect(filterSearch({ ...noFilter, ...narrow })).toBe('?gender=man&language=French&sort=soonest');
});

const branches = [{ id: 'maadi', number: 2 }];

it('a search of doctors says of the appointment what it is narrowed by, and knows nothing of a branch that is not there', () => {
  const expected = { by: 'branch', branch: 2, branchId: 'maadi', specialty: 4 };
  expect(knownIn({ ...noFilter, specialty: 4, branch: 2 }, branches)).toEqual(expected);
  expect(knownIn({ ...noFilter, branch: 9 }, branches)).toEqual({});
});
