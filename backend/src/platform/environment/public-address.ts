import { readEnvironment } from './environment';

/** Address of the website as patients know it. */
export function publicAddress(): string {
  const { SITE_URL, WEBSITE_URL } = readEnvironment();
  return SITE_URL ?? WEBSITE_URL;
}
