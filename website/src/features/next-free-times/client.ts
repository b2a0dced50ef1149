import type { Availability, NextFree } from '@/contract/availability';

/*
 * Runs in the browser. Answers come from our own route handlers, which have already checked the backend's
 * answer against the schemas: checking again would only add a validator to every page's script.
 */
const FRESH_FOR_MS = 30_000;

interface Kept {
  at: number;
  answer: Promise<unknown>;
}

const kept = new Map<string, Kept>();

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

/** First free time per doctor, at a branch and for a service where they are named. Rejects while it cannot be known. */
export async function askNextFree(query: {
  branch?: string | undefined;
  service?: string | undefined;
}): Promise<NextFree[]> {
  const search = new URLSearchParams();
  for (const key of ['branch', 'service'] as const) if (query[key]) search.set(key, query[key]);
  const answer = await ask(`/api/availability/next${search.size > 0 ? `?${search}` : ''}`);
  return (answer as { data: NextFree[] }).data;
}

/** A week or less of free times of one doctor at one branch. Rejects while the times cannot be known. */
export async function askAvailability(query: {
  doctor: string;
  branch: string;
  service?: string | undefined;
  from: string;
  days: number;
}): Promise<Availability> {
  const { service, days, ...place } = query;
  const search = new URLSearchParams({ ...place, days: String(days), ...(service && { service }) });
  return (await ask(`/api/availability?${search}`)) as Availability;
}
