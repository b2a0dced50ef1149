import { daysFromToday } from './dates';
import type { SeedEntry } from './entry';

/** A closure without a branch holds for all of them. */
export const closures: SeedEntry[] = [
  {
    key: 'annual-training-day',
    shared: { startsOn: daysFromToday(30), endsOn: daysFromToday(30) },
    en: { reason: 'Yearly training day of all our teams' },
    ar: { reason: 'يوم التدريب السنوي لجميع فرق العمل' },
  },
  {
    key: 'alexandria-maintenance',
    shared: {
      startsOn: daysFromToday(13),
      endsOn: daysFromToday(13),
      startsAt: '09:00:00.000',
      endsAt: '15:00:00.000',
    },
    en: { reason: 'Maintenance of the hearing rooms; the evening clinic opens as usual' },
    ar: { reason: 'صيانة غرف قياس السمع، وتعمل العيادة المسائية كالمعتاد' },
    relations: { branch: 'alexandria' },
  },
  {
    key: 'dokki-water-works',
    shared: { startsOn: daysFromToday(22), endsOn: daysFromToday(22) },
    en: { reason: 'Water works in the street' },
    ar: { reason: 'أعمال مياه في الشارع' },
    relations: { branch: 'dokki' },
  },
];
