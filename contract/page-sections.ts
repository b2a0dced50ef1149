/* Without a schema: browsers read it before anybody touches a page. */

/** Parts of the public website whose pages are counted, by the first part of their address; `home` has none. */
export const PAGE_SECTIONS = [
  'home',
  'doctors',
  'doctor',
  'services',
  'branches',
  'blog',
  'pages',
  'offers',
  'jobs',
  'faq',
  'who-we-are',
  'insurance',
  'search',
  'contact',
  'booking',
  'booking-old',
  'my-bookings',
  'privacy-policy',
  'terms-and-conditions',
  'accessibility',
] as const;
export type PageSection = (typeof PAGE_SECTIONS)[number];

/** Sources of a visit to the website: typed or unknown, a search engine, a social network, another website. */
export const VIEW_SOURCES = ['direct', 'search', 'social', 'elsewhere'] as const;
export type ViewSource = (typeof VIEW_SOURCES)[number];

/** Steps of a booking: its first page, the patient's form with a time chosen, the request sent. */
export const BOOKING_STEPS = ['booking', 'booking/time', 'booking/sent'] as const;
