import { type $Fetch, ofetch } from 'ofetch';

/** Statuses after which a request may be repeated once (specification, point 7). */
const RETRY_STATUS_CODES = [408, 409, 425, 429, 500, 502, 503, 504];

/**
 * General HTTP client: JSON under a base address, repeated once after these statuses but for POST, PUT, PATCH and DELETE.
 * Calls to the content backend are never repeated (lib/backend). @throws FetchError when the answer is not 2xx or none came
 */
export function createHttp({ baseUrl }: { baseUrl: string }): $Fetch {
  // `retry` stays unset on purpose: a number given here would also apply to POST.
  return ofetch.create({ baseURL: baseUrl, retryStatusCodes: RETRY_STATUS_CODES, timeout: 10_000 });
}
