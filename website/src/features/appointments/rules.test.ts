import { describe, expect, it } from 'vitest';
import { listPath, needsReason, readFilter } from './rules';

describe('the filter of the list', () => {
  it('comes back as it was written', () => {
    expect(listPath({ locale: 'ar', filter: { status: 'pending', page: 3 } })).toBe(
      '/ar/admin/appointments?status=pending&page=3',
    );
    expect(readFilter({ status: 'pending', page: '3' })).toEqual({ status: 'pending', page: 3 });
  });

  it('shows everything from the first page when nothing sensible is asked for', () => {
    expect(readFilter({})).toEqual({ status: null, page: 1 });
    expect(readFilter({ status: 'lost', page: '-1' })).toEqual({ status: null, page: 1 });
    expect(readFilter({ status: ['pending', 'done'], page: '1e9' })).toEqual({ status: null, page: 1 });
    expect(listPath({ locale: 'en', filter: { status: null, page: 1 } })).toBe('/en/admin/appointments');
  });
});

describe('a reason', () => {
  it('is needed for a correction only', () => {
    expect(needsReason({ from: 'done', to: 'confirmed' })).toBe(true);
    expect(needsReason({ from: 'pending', to: 'confirmed' })).toBe(false);
  });
});
