import 'server-only';
import { type BusyCalendarRequest, busyCalendarAnswer, busyCalendarsAnswer } from '@/contract/busy-calendar';
import { type FeedRequest, feedsAnswer, madeFeedAnswer } from '@/contract/calendar-feed';
import { readAnswer, readerOf, removeAt, send } from '@/lib/backend/calls';
import { backendFile } from '@/lib/backend/client';
import { nullIfNotFound } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';
import { visitorHeaders } from '@/lib/backend/website-key';

const PATH = '/calendar-feeds';
const BUSY_PATH = '/busy-calendars';

/** One's own feeds, for managers also those of others, and whether patients are named in them. @throws BackendError */
export function listFeeds({ token }: { token: string }) {
  return readAnswer(feedsAnswer, { path: PATH, token });
}

/** Gives a feed a new address; the secret in it is told this once. @throws BackendError */
export async function makeFeed(token: StaffToken, data: FeedRequest): Promise<string> {
  return madeFeedAnswer.parse(await send({ path: PATH, token, data })).data.secret;
}

/** Ends a feed; false when it had ended already. @throws BackendError */
export const revokeFeed = (token: StaffToken, id: string) => removeAt(token, `${PATH}/${id}`);

/** The calendar that a secret opens, as it comes; null when it opens nothing. @throws BackendError */
export async function getFeedFile(secret: string) {
  const headers = { ...(await visitorHeaders()), 'X-Feed-Key': secret };
  return await nullIfNotFound(() => backendFile({ method: 'GET', path: `${PATH}/file`, headers }));
}

/** Doctors' own calendars that are read for busy times: one's own, for managers all. @throws BackendError */
export const listBusyCalendars = readerOf(busyCalendarsAnswer, BUSY_PATH);

/** Sets the calendar of a doctor, and says how reading it went. @throws BackendError 400 for an address that may not be read */
export async function setBusyCalendar(token: StaffToken, data: BusyCalendarRequest) {
  return busyCalendarAnswer.parse(await send({ path: BUSY_PATH, token, data })).data;
}

/** Ends the reading of a calendar; one that is not there is no fault. @throws BackendError */
export const removeBusyCalendar = (token: StaffToken, id: string) => removeAt(token, `${BUSY_PATH}/${id}`);
