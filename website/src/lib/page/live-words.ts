import type { Locale } from '@/i18n/routing';
import type { Weekday } from '../backend/shapes';
import type { ZoneOffset } from '../time/zone-offset';

/** The words of all live parts of a page, which stand in it once. Places such as `{time}` are filled in by the browser. */
export interface LiveWords {
  locale: Locale;
  offsets: Record<string, ZoneOffset>;
  openNow: {
    open: string;
    closed: string;
    /** "until {time}" */
    until: string;
    /** "opens at {time}" */
    opensToday: string;
    /** "opens tomorrow at {time}" */
    opensTomorrow: string;
    /** "opens {day} at {time}" */
    opensOn: string;
    /** "5:30 pm" for "17:30": all that the branches' hours name. */
    times: Record<string, string>;
    weekdays: Record<Weekday, string>;
  };
  countsVisits: boolean;
  nextFree: {
    none: string;
    unknown: string;
    /** "Choose this time: {moment}" */
    book: string;
  };
}

/** The id of the element that they stand in. */
export const LIVE_WORDS = 'live-words';

/** Cache of the last parse: ten parts of a page ask for it. */
let read: { text: string; words: LiveWords | null } = { text: '', words: null };

/** Reads the texts for live parts; null on a page that has none. */
export function readLiveWords(): LiveWords | null {
  const text = document.getElementById(LIVE_WORDS)?.textContent ?? '';
  if (text !== read.text) read = { text, words: JSON.parse(text || 'null') };
  return read.words;
}
