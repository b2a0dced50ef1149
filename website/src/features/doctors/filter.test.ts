import { describe, expect, it } from 'vitest';
import { filterSearch, matchesFilter, readDoctorFilter } from './filter';

const doctor = { text: 'Nadia Fahmy نادية فهمي Hearing', specialties: [1, 4], branches: [2] };
const all = { q: '', specialty: null, branch: null };

describe('finding doctors', () => {
  it.each([
    [{}, true],
    [{ q: 'ناديه' }, true],
    [{ q: 'nadia', specialty: 4, branch: 2 }, true],
    [{ specialty: 2 }, false],
    [{ branch: 1 }, false],
    [{ q: 'karim' }, false],
  ])('by %j', (asked, found) => {
    expect(matchesFilter({ doctor, filter: { ...all, ...asked } })).toBe(found);
  });

  it('reads the address and ignores what is not well-formed', () => {
    const search = new URLSearchParams('q=نادية&specialty=2x&branch=3');
    expect(readDoctorFilter((key) => search.get(key))).toEqual({ q: 'نادية', specialty: null, branch: 3 });
  });

  it('writes only what is asked for into the address', () => {
    expect(filterSearch(all)).toBe('');
    expect(filterSearch({ q: ' nadia ', specialty: 2, branch: null })).toBe('?q=nadia&specialty=2');
  });
});
