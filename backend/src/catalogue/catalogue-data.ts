import type { Rhythm } from '../scheduling/series';

export type Language = 'en' | 'ar';

/** Text of an editorial entry in both languages; a missing translation falls back to the other one. */
export interface Names {
  en: string;
  ar: string;
}

export interface Entry {
  documentId: string;
  number: number | null;
  name: Names;
  /** Published languages; {@link name} falls back to the other language. */
  languages: Language[];
}

/** Entry that an editor can close for new bookings without taking it off the site. */
export interface Closable extends Entry {
  takesNoNewBookings: boolean;
  /** Start of a booking: waiting for the call, or confirmed at once; null leaves it to what is less specific. */
  confirmation: 'by_call' | 'at_once' | null;
}

export interface SeriesOfService extends Rhythm {
  /** True when a visit may be with another doctor of the branch. */
  anyDoctor: boolean;
}
