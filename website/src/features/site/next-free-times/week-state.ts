export interface WeekBranch {
  id: string;
  number: number;
  name: string;
  timeZone: string;
}

/** Number of days with free times that are shown at once. */
export const DAYS_SHOWN = 5;

/** A way into the booking. On phones a day has another number of them than on wide pages. */
export interface WeekLink {
  text: string;
  /** Name where its text says too little: day, time and branch. */
  label?: string;
  href: string;
  shownOn?: 'narrow' | 'wide';
}

/** The next days on which a doctor has free times in the words of a language, each time a link into its booking. */
export interface WeekInWords {
  /** Range such as "Mon 23 November – Tue 1 December"; a text where there is no time at all. */
  range: string;
  days: {
    /** "Mon 23 November" */
    name: string;
    branches: { name: string; times: WeekLink[]; more: WeekLink[] }[];
  }[];
  /** The date that the days after these are asked for by; null where nothing is free after them. */
  later: string | null;
  /** Text in place of days where there are none. */
  nothing: string | null;
  /** The way to the waiting list, where nothing is free soon enough. */
  waiting: { text: string; href: string } | null;
  /** Note to a reader whose clock differs from the zone, which is `minutes` ahead of UTC at `instant`. */
  zone: { text: string; instant: string; minutes: number } | null;
}
