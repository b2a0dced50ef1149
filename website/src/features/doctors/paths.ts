import { type Locale, routing } from '@/i18n/routing';
import type { Doctor } from './data';

type Named = Pick<Doctor, 'number' | 'slugs'>;

/**
 * Path of a doctor's page without the language: `/doctor/3-nadia-fahmy`. A language without a slug of its
 * own uses the other's, so that every address of a doctor names the doctor.
 */
export function doctorPath({ doctor, locale }: { doctor: Named; locale: Locale }): `/${string}` {
  const slug = doctor.slugs[locale] ?? doctor.slugs.en ?? doctor.slugs.ar;
  return slug ? `/doctor/${doctor.number}-${slug}` : `/doctor/${doctor.number}`;
}

/** The page's path per language, for the language switch and search engines. */
export function doctorPaths(doctor: Named): Record<Locale, `/${string}`> {
  const [en, ar] = routing.locales;
  return {
    [en]: doctorPath({ doctor, locale: en }),
    [ar]: doctorPath({ doctor, locale: ar }),
  };
}

/** Path into the booking of one doctor, with a branch, day or time already chosen. */
export function bookDoctorPath(choice: {
  doctor: number;
  branch?: number;
  date?: string;
  time?: string;
}): `/${string}` {
  const search = new URLSearchParams({ by: 'doctor', doctor: String(choice.doctor) });
  if (choice.branch !== undefined) search.set('branch', String(choice.branch));
  if (choice.date) search.set('date', choice.date);
  if (choice.time) search.set('time', choice.time);
  return `/booking?${search}`;
}

/** The number and slug of an address segment "3-nadia-fahmy"; null when it does not start with a number. */
export function parseDoctorSegment(segment: string): { number: number; slug: string } | null {
  const match = /^([1-9]\d{0,8})(?:-(.*))?$/u.exec(segment);
  return match?.[1] ? { number: Number(match[1]), slug: match[2] ?? '' } : null;
}
