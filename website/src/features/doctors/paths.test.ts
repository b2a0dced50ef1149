import { describe, expect, it } from 'vitest';
import { bookDoctorPath, doctorPath, doctorPaths, parseDoctorSegment } from './paths';

const doctor = { number: 3, slugs: { en: 'nadia-fahmy', ar: 'نادية-فهمي' } };

describe('addresses of a doctor', () => {
  it('carry the slug of their language', () => {
    expect(doctorPaths(doctor)).toEqual({ en: '/doctor/3-nadia-fahmy', ar: '/doctor/3-نادية-فهمي' });
  });

  it('borrow the other slug, or do without', () => {
    expect(doctorPath({ doctor: { number: 3, slugs: { en: 'nadia-fahmy' } }, locale: 'ar' })).toBe(
      '/doctor/3-nadia-fahmy',
    );
    expect(doctorPath({ doctor: { number: 3, slugs: {} }, locale: 'ar' })).toBe('/doctor/3');
  });

  it.each([
    ['3-nadia-fahmy', { number: 3, slug: 'nadia-fahmy' }],
    ['3', { number: 3, slug: '' }],
    ['12-نادية-فهمي', { number: 12, slug: 'نادية-فهمي' }],
    ['nadia', null],
    ['0-nadia', null],
    ['03-nadia', null],
    ['3nadia', null],
    ['99999999999-nadia', null],
  ])('are read from %s', (segment, parsed) => {
    expect(parseDoctorSegment(segment)).toEqual(parsed);
  });

  it('lead into the booking with what is already chosen', () => {
    expect(bookDoctorPath({ doctor: 3 })).toBe('/booking?by=doctor&doctor=3');
    expect(bookDoctorPath({ doctor: 3, branch: 2, date: '2026-05-06' })).toBe(
      '/booking?by=doctor&doctor=3&branch=2&date=2026-05-06',
    );
  });
});
