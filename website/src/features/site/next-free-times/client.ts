import type { NextFreeInWords, NextFreeQuery, WeekQuery } from './query';
import type { WeekInWords } from './week-words';

/*
 * Runs in the browser. Answers come from our own route handlers, which have already checked the backend's
 * answer against the schemas: checking again would only add a validator to every page's script.
 */
const FRESH_FOR_MS = 30_000;
/** Longest wait on a line that hangs: then the page says that the times are not known, and how else to book. */
const TIMEOUT_MS = 20_000;

const kept = new Map<string, { at: number; answer: Promise<unknown> }>();

/** One request per address and half minute, shared by all cards of a page; failures are forgotten at once. */
function ask(what: 'next' | 'week', { locale, ...query }: NextFreeQuery | WeekQuery): Promise<unknown> {
  const search = new URLSearchParams({ locale });
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const path = `/api/availability/${what}?${search}`;
  const known = kept.get(path);
  if (known && Date.now() - known.at < FRESH_FOR_MS) return known.answer;
  const answer = fetch(path, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(async (response) => {
    // A refusal is read too: the browser holds a request open for as long as nobody wants its answer.
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`free times: ${response.status}`);
    return body;
  });
  answer.catch(() => kept.delete(path));
  kept.set(path, { at: Date.now(), answer });
  return answer;
}

/** First free time per doctor, in words, at a branch and for a service where named. Rejects while not known. */
export async function askNextFree(query: NextFreeQuery): Promise<NextFreeInWords[]> {
  return ((await ask('next', query)) as { data: NextFreeInWords[] }).data;
}

/** The next days with free times of one doctor, from a date or today, in words. Rejects while not known. */
export async function askWeek(query: WeekQuery): Promise<WeekInWords> {
  return (await ask('week', query)) as WeekInWords;
}
