import { daysFromToday } from './dates';
import type { SeedEntry } from './entry';

// Relative to today so that a demonstration always shows a few full days among the free ones.
export const daysOff: SeedEntry[] = [
  {
    key: 'hala-mansour-congress',
    shared: { startsOn: daysFromToday(9), endsOn: daysFromToday(12), note: 'Otology congress' },
    en: {},
    ar: {},
    relations: { doctor: 'hala-mansour' },
  },
  {
    key: 'nadia-fahmy-holiday',
    shared: { startsOn: daysFromToday(20), endsOn: daysFromToday(27), note: 'Annual leave' },
    en: {},
    ar: {},
    relations: { doctor: 'nadia-fahmy' },
  },
  {
    key: 'youssef-labib-theatre',
    shared: {
      startsOn: daysFromToday(5),
      endsOn: daysFromToday(6),
      startsAt: '08:00:00.000',
      endsAt: '14:00:00.000',
      note: 'Operating list in the morning',
    },
    en: {},
    ar: {},
    relations: { doctor: 'youssef-labib' },
  },
  {
    key: 'omar-elgohary-teaching',
    shared: { startsOn: daysFromToday(15), endsOn: daysFromToday(16), note: 'Teaching at the university' },
    en: {},
    ar: {},
    relations: { doctor: 'omar-elgohary' },
  },
  {
    key: 'sherif-boulos-holiday',
    shared: { startsOn: daysFromToday(33), endsOn: daysFromToday(40), note: 'Annual leave' },
    en: {},
    ar: {},
    relations: { doctor: 'sherif-boulos' },
  },
];
