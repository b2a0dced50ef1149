export interface WeekBranch {
  id: string;
  number: number;
  name: string;
  timeZone: string;
}

export const DAYS_SHOWN = 5;

/** A way into the booking. On phones a day has another number of them than on wide pages. */
export interface WeekLink {
  text: string;
  /** Name where its text says too little: day, time and branch. */
  label?: string;
  href: string;
  shownOn?: 'narrow' | 'wide';
}
