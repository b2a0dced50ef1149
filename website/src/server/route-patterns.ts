import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { isMadePerRequest } from '../lib/cache/made-per-request';

const route = z.object({ page: z.string(), regex: z.string() });
const manifest = z.object({ staticRoutes: z.array(route), dynamicRoutes: z.array(route) });
const prerendered = z.object({ dynamicRoutes: z.record(z.string(), z.unknown()) });

/** Files of the build and pictures, which no route of the manifest answers. */
const FILES = /^\/_next\/(?:static|image)(?=[/?]|$)/;
/** The first part of a page's address; without it the first rule of Next would take any word for a language. */
const LANGUAGE = /^\/(?:en|ar)(?:\/|$)/;
const OF_A_LANGUAGE = '/[locale]';
const NO_ROUTE = 'none';
const MAX_KNOWN = 2000;

/** The routes of a build, in the order Next tries them. @param distDir the folder of the build */
export function readRoutes(distDir: string): { page: string; pattern: RegExp }[] {
  const text = readFileSync(join(distDir, 'routes-manifest.json'), 'utf8');
  const { staticRoutes, dynamicRoutes } = manifest.parse(JSON.parse(text));
  return [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
}

/** Finds the route of an address, as its pattern (`/[locale]/doctor/[doctor]`), of a fixed set. */
export function createRouteOf(routes: { page: string; pattern: RegExp }[]): (url: string) => string {
  const find = (path: string): string => {
    const [file] = FILES.exec(path) ?? [];
    if (file) return file;
    if (path === '/') return path;
    const found = routes.find(({ pattern }) => pattern.test(path))?.page ?? NO_ROUTE;
    return found.startsWith(OF_A_LANGUAGE) && !LANGUAGE.test(path) ? NO_ROUTE : found;
  };
  const known = new LRUCache<string, string>({ max: MAX_KNOWN, memoMethod: find });
  return (url) => known.memo(url.split('?', 1)[0] ?? '');
}

/** Returns whether Next caches a page, by the build's manifest; searched lists are rendered per request by another route. */
export function createIsKept(distDir: string, routeOf: (url: string) => string): (url: string) => boolean {
  const text = readFileSync(join(distDir, 'prerender-manifest.json'), 'utf8');
  const { dynamicRoutes } = prerendered.parse(JSON.parse(text));
  const pages = new Set(Object.keys(dynamicRoutes).filter((page) => page.startsWith(OF_A_LANGUAGE)));
  return (url) => pages.has(routeOf(url)) && !isMadePerRequest(url);
}
