import type { Availability } from '@/contract/availability';
import type { Weekday } from '@/lib/backend/shapes';

/** The words of the week; what stands in braces is filled in by the browser, which knows the times. */
export interface WeekWords {
  previous: string;
  next: string;
  /** On a weekday the doctor does not work. */
  dayOff: string;
  full: string;
  /** "{count} more" */
  more: string;
  /** "{count} more: {day}, {branch}" */
  moreOn: string;
  /** "Book {day}, {time}, {branch}" */
  book: string;
  /** "Next free time: {day}, {time} · {branch}" */
  nextFree: string;
  nothing: string;
  failed: string;
  /** What can be done instead; the numbers to call stand below it. */
  failedText: string;
  retry: string;
  /** "Times are those of the branch: {zone}" */
  zone: string;
  loading: string;
}

export interface WeekBranch {
  id: string;
  number: number;
  name: string;
  timeZone: string;
  /** Weekdays with hours here: they keep room for times before any is known. */
  weekdays: Weekday[];
}

/** One branch's times of the week; null when they could not be had. */
export interface WeekAnswer {
  branch: WeekBranch;
  times: Availability | null;
}

/** Where a branch, a day and a time of the week lead. */
export type TimeHref = (time: { branch: number; date: string; time?: string }) => string;
