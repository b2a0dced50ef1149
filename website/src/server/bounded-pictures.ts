import type { RequestListener } from 'node:http';

/** As `serverActions.bodySizeLimit` in next.config.ts and the edge have it. */
export const MAX_FORM_BYTES = 20 * 1024 * 1024;
const PLAIN_FORM = /^\/(?:en|ar)\/booking-old$/;

/**
 * Leads the one-page form with more pictures than any page takes to a page that says so, where Next would break
 * off with an error. The body is read to its end first: a browser cut off while sending shows nothing else.
 */
export function boundPictures({ listener }: { listener: RequestListener }): RequestListener {
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const isTooLarge = Number(request.headers['content-length']) > MAX_FORM_BYTES;
    if (request.method !== 'POST' || !isTooLarge || !PLAIN_FORM.test(path))
      return listener(request, response);
    request.once('end', () => {
      response.writeHead(303, { location: `${path}/too-large`, 'cache-control': 'no-store' }).end();
    });
    request.resume();
  };
}
