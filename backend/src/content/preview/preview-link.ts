import { createHmac } from 'node:crypto';
import { PREVIEW_LINK_MS, signedLink } from '../../contract/preview';

/**
 * The address that shows drafts of a page to whoever opens it within five minutes.
 *
 * @param page.path of the site, without language
 * @param page.now in milliseconds since 1970
 */
export function makePreviewLink({
  siteUrl,
  path,
  key,
  now,
}: {
  siteUrl: string;
  path: string;
  key: string;
  now: number;
}): string {
  const until = now + PREVIEW_LINK_MS;
  const signature = createHmac('sha256', key).update(signedLink({ path, until })).digest('hex');
  const query = new URLSearchParams({ path, until: String(until), signature });
  return `${siteUrl}/api/preview?${query}`;
}
