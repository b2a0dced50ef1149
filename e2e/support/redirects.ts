import type { APIResponse } from '@playwright/test';

/** The path of a redirect; Next states it twice when a stored answer is a redirect. */
export function locationOf(response: APIResponse): string {
  const [location] = response.headersArray().filter(({ name }) => name.toLowerCase() === 'location');
  return new URL(location?.value ?? '', response.url()).pathname;
}
