import type { APIRequestContext } from '@playwright/test';
import type { Locale } from './locale';

export type Route = {
  name: string;
  /** Path without the language; an entry's page is found through the site map, which names the first of its kind. */
  path: string | { under: string };
};

/** The public routes of the specification, point 2. */
export const publicRoutes: Route[] = [
  { name: 'home', path: '/' },
  { name: 'faq', path: '/faq' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: { under: '/blog/' } },
  { name: 'booking', path: '/booking' },
  { name: 'insurance', path: '/insurance' },
  { name: 'contact', path: '/contact' },
  { name: 'doctors', path: '/doctors' },
  { name: 'doctor', path: { under: '/doctor/' } },
  { name: 'who we are', path: '/who-we-are' },
  { name: 'branches', path: '/branches' },
  { name: 'branch', path: { under: '/branches/' } },
  { name: 'services', path: '/services' },
  { name: 'service', path: { under: '/services/' } },
  { name: 'offers', path: '/offers' },
  { name: 'offer', path: { under: '/offers/' } },
  { name: 'jobs', path: '/jobs' },
  { name: 'job', path: { under: '/jobs/' } },
  { name: 'page of blocks', path: { under: '/pages/' } },
  { name: 'privacy policy', path: '/privacy-policy' },
  { name: 'terms and conditions', path: '/terms-and-conditions' },
  { name: 'accessibility', path: '/accessibility' },
];

/** Every address the site map lists, as paths with the language, readable. */
export async function listSiteMap(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  if (addresses.length === 0) throw new Error('The site map is empty.');
  return addresses.map((address) => decodeURI(new URL(address).pathname));
}

type PathOptions = { route: Route; language: Locale; request: APIRequestContext };

/** The path of a route in a language. @throws Error when the site map has no entry of its kind */
export async function pathOf({ route, language, request }: PathOptions): Promise<string> {
  return pathOn({ map: typeof route.path === 'string' ? [] : await listSiteMap(request), route, language });
}

/** The same by a site map that is known. */
export function pathOn({ map, route, language }: Omit<PathOptions, 'request'> & { map: string[] }): string {
  if (typeof route.path === 'string') return `/${language}${route.path === '/' ? '' : route.path}`;
  return pathIn({ map, start: `/${language}${route.path.under}` });
}

/** The first page of a site map under an address. @throws Error when there is none */
export function pathIn({ map, start }: { map: string[]; start: string }): string {
  const found = map.find((path) => path.startsWith(start));
  if (!found) throw new Error(`The site map has no page under ${start}`);
  return found;
}
