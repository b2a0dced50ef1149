import type { RequestListener } from 'node:http';

/** Tells browsers to come by https alone, where the site's address has it: known at the start, not at the build. */
export function askForHttps(listener: RequestListener, siteUrl: string): RequestListener {
  if (!siteUrl.startsWith('https://')) return listener;
  return (request, response) => {
    response.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
    listener(request, response);
  };
}
