import 'server-only';
import { busyCalendarsAnswer } from '@/contract/busy-calendar';
import { feedsAnswer } from '@/contract/calendar-feed';
import { readAnswer, readerOf } from '@/lib/backend/calls';
import { backendFile } from '@/lib/backend/client';
import { nullIfNotFound } from '@/lib/backend/errors';
import { visitorHeaders } from '@/lib/backend/website-key';

/** One's own feeds, for managers also those of others, and whether patients are named in them. @throws BackendError */
export function listFeeds({ token }: { token: string }) {
  return readAnswer(feedsAnswer, { path: '/calendar-feeds', token });
}

/** The calendar that a secret opens, as it comes; null when it opens nothing. @throws BackendError */
export async function getFeedFile(secret: string) {
  const headers = { ...(await visitorHeaders()), 'X-Feed-Key': secret };
  return await nullIfNotFound(() => backendFile({ method: 'GET', path: '/calendar-feeds/file', headers }));
}

/** Doctors' own calendars that are read for busy times: one's own, for managers all. @throws BackendError */
export const listBusyCalendars = readerOf(busyCalendarsAnswer, '/busy-calendars');
