import { describe, expect, it } from 'vitest';
import { chooseFigures, figuresPath, readAskedFigures, topOf } from './rules';

const today = '2026-11-20';
const id = 'a'.repeat(24);

describe('the address of the figures', () => {
  it('comes back as it was written', () => {
    const filter = { branch: id, doctor: id, from: '2026-10-01', to: '2026-10-31' };
    const { searchParams } = new URL(figuresPath({ locale: 'ar', filter }), 'http://x');
    const asked = readAskedFigures(Object.fromEntries(searchParams));
    expect(chooseFigures({ asked, today })).toEqual(filter);
  });

  it('keeps what was asked for, and nothing else, while one signs in', () => {
    const asked = readAskedFigures({ branch: id, to: 'soon', other: 'x' });
    expect(figuresPath({ locale: 'en', filter: asked })).toBe(`/en/admin/figures?branch=${id}`);
    expect(figuresPath({ locale: 'en', filter: readAskedFigures({}) })).toBe('/en/admin/figures');
  });

  it.each([
    [{}],
    [{ from: '2026-02-30', to: 'soon', branch: 'x' }],
    [{ from: '2026-11-21' }],
    [{ from: '2026-08-01' }],
  ])('%j is the last four weeks', (params) => {
    const usual = { branch: null, doctor: null, from: '2026-10-24', to: today };
    expect(chooseFigures({ asked: readAskedFigures(params), today })).toEqual(usual);
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
