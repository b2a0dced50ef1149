import { createHmac } from 'node:crypto';
import { PREVIEW_LINK_MS, signedLink } from '../../contract/preview';

/** Makes the address that shows drafts of a page (`path` without language) to whoever opens it within five minutes of `now`. */
export function makePreviewLink(given: { siteUrl: string; path: string; key: string; now: number }): string {
  const { siteUrl, path, key, now } = given;
  const until = now + PREVIEW_LINK_MS;
  const signature = createHmac('sha256', key).update(signedLink({ path, until })).digest('hex');
  const query = new URLSearchParams({ path, until: String(until), signature });
  return `${siteUrl}/api/preview?${query}`;
}
