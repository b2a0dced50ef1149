import { describe, expect, it } from 'vitest';
import { figuresPath, readFigureFilter, topOf } from './rules';

const today = '2026-11-20';
const id = 'a'.repeat(24);

describe('the address of the figures', () => {
  it('comes back as it was written', () => {
    const filter = { branch: id, doctor: id, from: '2026-10-01', to: '2026-10-31' };
    const { searchParams } = new URL(figuresPath({ locale: 'ar', filter }), 'http://x');
    expect(readFigureFilter({ params: Object.fromEntries(searchParams), today })).toEqual(filter);
  });

  it.each([
    [{}],
    [{ from: '2026-02-30', to: 'soon', branch: 'x' }],
    [{ from: '2026-11-21' }],
    [{ from: '2026-08-01' }],
  ])('%j is the last four weeks', (params) => {
    const usual = { branch: null, doctor: null, from: '2026-10-24', to: today };
    expect(readFigureFilter({ params, today })).toEqual(usual);
  });
});

describe('the top of a plot', () => {
  it.each([
    [[], 1],
    [[0, 1], 1],
    [[3], 5],
    [[7, 2], 10],
    [[10], 10],
    [[11], 20],
    [[480], 500],
  ])('of %j is %i', (values, top) => expect(topOf(values)).toBe(top));
});
