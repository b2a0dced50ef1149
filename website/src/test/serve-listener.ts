import type { RequestListener } from 'node:http';
import { isMadePerRequest } from '@/lib/cache/made-per-request';
import { createRenderer } from '@/server/render/render';
import { serveWebsite } from '@/server/serve-website';
import { serveBehind } from './serve-behind';

const isKept = (url: string) =>
  /^\/(?:en|ar)(?:\/(?:doctors|faq))?(?:\?|$)/.test(url) && !isMadePerRequest(url);

/** Serves a listener, in Next's place, behind our server. */
export const serveListener = (listener: RequestListener) =>
  serveBehind((next) => serveWebsite({ next, render: createRenderer(next), isKept }), listener);
