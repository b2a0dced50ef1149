import type { EditorialNoun } from '../../src/content/editorial/types';
import { about } from '../about';
import { articles } from '../articles';
import { bookingSetting } from '../booking-setting';
import { branches } from '../branches';
import { categories } from '../categories';
import { closures } from '../closures';
import { daysOff } from '../days-off';
import { doctors } from '../doctors';
import type { SeedEntry } from '../entry';
import { faqs } from '../faqs';
import { founders } from '../founders';
import { home } from '../home';
import { mainInfo } from '../main-info';
import { organisations } from '../organisations';
import { pageIntro } from '../page-intro';
import { privacyPolicy } from '../privacy-policy';
import { reviews } from '../reviews';
import { schedules } from '../schedules';
import { services } from '../services';
import { specialties } from '../specialties';
import { termsAndConditions } from '../terms-and-conditions';

/** The entries of one type. */
export interface SeedGroup {
  noun: EditorialNoun;
  entries: readonly SeedEntry[];
}

/** The demonstration content in the order of loading: what others point to comes before them. */
export const demonstration: readonly SeedGroup[] = [
  { noun: 'organisation', entries: organisations },
  { noun: 'specialty', entries: specialties },
  { noun: 'category', entries: categories },
  { noun: 'faq', entries: faqs },
  { noun: 'founder', entries: founders },
  { noun: 'service', entries: services },
  { noun: 'branch', entries: branches },
  { noun: 'doctor', entries: doctors },
  { noun: 'article', entries: articles },
  { noun: 'review', entries: reviews },
  { noun: 'about', entries: [about] },
  { noun: 'home', entries: [home] },
  { noun: 'main-info', entries: [mainInfo] },
  { noun: 'page-intro', entries: [pageIntro] },
  { noun: 'privacy-policy', entries: [privacyPolicy] },
  { noun: 'terms-and-conditions', entries: [termsAndConditions] },
  { noun: 'booking-setting', entries: [bookingSetting] },
  { noun: 'schedule', entries: schedules },
  { noun: 'day-off', entries: daysOff },
  { noun: 'closure', entries: closures },
];
