import type { RequestListener } from 'node:http';
import { isMadePerRequest } from '../lib/cache/made-per-request';
import { createRenderer } from '../server/render/render';
import { serveWebsite } from '../server/serve-website';
import { serveBehind } from './serve';

export const PAGE = `<p>${'An ear, a nose and a throat. '.repeat(200)}</p>`;
export const KEPT = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 's-maxage=600' };

/** A promise, and what keeps it. */
export function signal() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const isKept = (url: string) =>
  /^\/(?:en|ar)(?:\/(?:doctors|faq))?(?:\?|$)/.test(url) && !isMadePerRequest(url);

/** Serves a listener, in Next's place, behind our server. */
export const serveListener = (listener: RequestListener) =>
  serveBehind((next) => serveWebsite({ next, render: createRenderer(next), isKept }), listener);
