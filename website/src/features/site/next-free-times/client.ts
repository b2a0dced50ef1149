import type { Locale } from '@/i18n/routing';
import type { NextFreeInWords } from './query';
import type { WeekInWords } from './week-words';

/*
 * Runs in the browser. Answers come from our own route handlers, which have already checked the backend's
 * answer against the schemas: checking again would only add a validator to every page's script.
 */
const FRESH_FOR_MS = 30_000;

const kept = new Map<string, { at: number; answer: Promise<unknown> }>();

/** One request per address and half minute, shared by all cards of a page; failures are forgotten at once. */
function ask(path: string): Promise<unknown> {
  const known = kept.get(path);
  if (known && Date.now() - known.at < FRESH_FOR_MS) return known.answer;
  const answer = fetch(path, { headers: { accept: 'application/json' } }).then(async (response) => {
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
export async function askNextFree(given: {
  locale: Locale;
  branch?: string | undefined;
  service?: string | undefined;
}): Promise<NextFreeInWords[]> {
  const { locale, ...query } = given;
  const search = new URLSearchParams({ locale });
  for (const key of ['branch', 'service'] as const) if (query[key]) search.set(key, query[key]);
  const answer = await ask(`/api/availability/next?${search}`);
  return (answer as { data: NextFreeInWords[] }).data;
}

/** The next days with free times of one doctor, from a date or today, in words. Rejects while not known. */
export async function askWeek(given: {
  locale: Locale;
  doctor: number;
  service?: number | undefined;
  specialty?: number | undefined;
  from?: string | undefined;
}): Promise<WeekInWords> {
  const { locale, ...query } = given;
  const search = new URLSearchParams({ locale });
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return (await ask(`/api/availability/week?${search}`)) as WeekInWords;
}
