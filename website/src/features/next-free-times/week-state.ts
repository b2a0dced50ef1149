import type { Weekday } from '@/lib/backend/shapes';

/** A branch at which a doctor can be booked. */
export interface WeekBranch {
  id: string;
  number: number;
  name: string;
  timeZone: string;
  /** Weekdays with hours here: they keep room for times before any is known. */
  weekdays: Weekday[];
}

/** As far ahead as anyone may leaf, in weeks; the backend knows the true horizon and has no times beyond it. */
export const LAST_WEEK = 12;

/** A way into the booking. On phones a day has another number of them than on wide pages. */
export interface WeekLink {
  text: string;
  /** What it is called where its text says too little: day, time and branch. */
  label?: string;
  href: string;
  shownOn?: 'narrow' | 'wide';
}

/** Seven days of a doctor's free times in the words of a language, each time a link into its booking. */
export interface WeekInWords {
  /** "Mon 23 November – Sun 29 November" */
  range: string;
  days: {
    /** "Mon 23 November" */
    name: string;
    /** Has times or could have: such a day keeps room for them. */
    isWorkday: boolean;
    branches: { name: string; times: WeekLink[]; more: WeekLink[] }[];
    /** In place of times where there are none. */
    note: string | null;
  }[];
  /** What the days themselves do not say: where the next free time is. */
  next: { text: string; href?: string } | null;
  /** The way to the waiting list, where nothing is free soon enough. */
  waiting: { text: string; href: string } | null;
  /** What is said to a reader whose clock differs: that is `minutes` ahead of UTC at `instant`. */
  zone: { text: string; instant: string; minutes: number } | null;
}
