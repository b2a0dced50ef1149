import { join } from 'node:path';
import type { BusyFailure } from '../../contract/busy-calendar';
import { runAside } from '../../platform/aside';
import { getOutside, type OutsideFile } from '../../platform/outside';
import type { BusyReading, CalendarFile } from './parse-busy-times';

const MOST_BYTES = 5 * 1024 * 1024;
const LIMITS = { longestMs: 5000, memoryMb: 192 };

const parseAside = async (file: CalendarFile): Promise<BusyReading> =>
  (await runAside<BusyReading>(join(__dirname, 'parse-worker.js'), file, LIMITS)) ?? { failure: 'tooMuch' };

export interface Known {
  etag: string | null;
  lastModified: string | null;
  digest: string | null;
}

/** Headers longer than this are of no use as marks. */
const LONGEST_MARK = 255;
const mark = (value: string | undefined) => (value && value.length <= LONGEST_MARK ? value : null);

function failureOf(error: unknown): BusyFailure {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'PRIVATE_ADDRESS') return 'address';
  return code === 'TOO_BIG' ? 'tooBig' : 'unreachable';
}

/** Fetches a calendar; `reading` is null if it has not changed. Returns the reason if it cannot be read. */
export async function fetchCalendar(
  address: string,
  known: Known,
  about: Pick<CalendarFile, 'ownHost' | 'timeZone' | 'from' | 'to'>,
): Promise<
  | (Pick<Known, 'etag' | 'lastModified'> & { reading: Exclude<BusyReading, { failure: unknown }> | null })
  | { failure: BusyFailure }
> {
  let file: OutsideFile;
  try {
    const headers = {
      Accept: 'text/calendar',
      'Accept-Encoding': 'identity',
      'User-Agent': 'clinic-calendars',
      ...(known.etag ? { 'If-None-Match': known.etag } : {}),
      ...(known.lastModified ? { 'If-Modified-Since': known.lastModified } : {}),
    };
    file = await getOutside(address, headers, MOST_BYTES);
  } catch (error) {
    return { failure: failureOf(error) };
  }
  const { status, headers, body } = file;
  if (status === 304) return { etag: known.etag, lastModified: known.lastModified, reading: null };
  if (status !== 200) return { failure: 'refused' };
  const contentType = headers['content-type'] ?? null;
  const reading = await parseAside({ ...about, body, contentType, known: known.digest });
  if ('failure' in reading) return reading;
  return { etag: mark(headers.etag), lastModified: mark(headers['last-modified']), reading };
}
