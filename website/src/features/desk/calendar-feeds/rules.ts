import type { FormState } from '@/components/form/field-values';
import { FEED_SECRET, type FeedKind } from '@/contract/calendar-feed';
import { type Locale, localePath } from '@/i18n/routing';

export const calendarFeedsPath = (locale: Locale) => localePath({ locale, path: '/admin/calendar-feeds' });

/** Path of a feed, and the secret that such a path has in it; null for any other. */
export const feedPath = (secret: string) => `/calendars/${secret}.ics`;
export function readFeedSecret(file: string): string | null {
  const secret = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : '';
  return FEED_SECRET.test(secret) ? secret : null;
}

/** A feed that the reader can have, in words; `id` is that of the one they have. */
export interface FeedRow {
  kind: FeedKind;
  of: string;
  label: string;
  state: string;
  id: string | null;
}

/** Result of a press; an address only right after it was made. */
export interface FeedState {
  made: { label: string; address: string; opened: string } | null;
  done: string | null;
  error: string | null;
}

export const NOTHING: FeedState = { made: null, done: null, error: null };

/** A doctor's own calendar that is read, in words. */
export interface BusyRow {
  id: string;
  label: string;
  state: string;
  trouble: string | null;
}

/** Result of a press beside these calendars, with what was typed where it was refused. */
export interface BusyState extends FormState<{ doctor: string; url: string }, 'doctor' | 'url'> {
  done: { text: string; isGood: boolean } | null;
}
