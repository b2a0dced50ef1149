import { createHash, randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { listPageAddresses } from '@/features/site/addresses/data';
import { ARTICLES_PER_PAGE } from '@/features/site/articles/query';
import { BRANCHES_PER_PAGE } from '@/features/site/branches/query';
import { DOCTORS_PER_PAGE } from '@/features/site/doctors/query';
import { SERVICES_PER_PAGE } from '@/features/site/services/query';
import { FIRST_SCRIPT } from '@/inline/scripts';
import { decodeSegment, type Section } from '@/lib/address/entry-address';
import { SEARCH_KEYS } from '@/lib/address/list-addresses';
import { isPageNumber, readPage } from '@/lib/address/paging';
import { NOT_FOUND_HEADER, REQUESTED_PATH_HEADER } from '@/lib/address/requested-path';
import { RouteManifest } from '@/lib/address/route-manifest';
import { getEnvironment } from '@/lib/process/env';
import { asksForPreview } from '@/lib/request/preview-pass';
import { staffPolicy } from '@/lib/security/content-security';
import { readBookingNumber } from './contract/booking-number';
import { chooseLocale } from './i18n/choose-locale';
import { BARE_ADDRESS_HEADERS, LOCALE_COOKIE, type Locale } from './i18n/routing';

const routeManifest = new RouteManifest(async () => {
  const pages = await listPageAddresses();
  return pages.flatMap(({ paths }) => Object.entries(paths).map(([locale, path]) => `/${locale}${path}`));
});

/**
 * Settles what precedes the choice of a page; it protects nothing. The bare address shows the home page itself in the
 * visitor's language, without a redirect. Addresses of entries are looked up first, so that wrong ones are answered
 * whole and never stored.
 */
export function proxy(request: NextRequest): NextResponse | Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (pathname === '/') return answerHome(request);
  if (DOOR.test(pathname)) return answerDoor(request);
  if (STAFF.test(pathname)) return answerStaff(request);
  if (BOOKED.test(pathname)) return answerBooked(pathname);
  // Unpublished entries are in no list; nothing that is made for a preview is stored.
  if (isForPreview(request)) return NextResponse.next();
  return LIST.test(pathname) ? answerList(request) : answerEntryAddress(request);
}

function isForPreview(request: NextRequest): boolean {
  const cookies = request.headers.get('cookie') ?? undefined;
  return asksForPreview({ cookies, key: getEnvironment().WEBSITE_KEY, now: Date.now() });
}

const LIST = /^\/(en|ar)\/(doctors|branches|services|blog)(?:\/page\/([^/]*))?\/?$/;

/** Sections with lists, how many entries a page of each shows, and what makes its address a search. */
const LISTS: Record<string, { section: Section; size: number; searchKeys?: readonly string[] }> = {
  doctors: { section: 'doctor', size: DOCTORS_PER_PAGE, searchKeys: SEARCH_KEYS.doctors },
  branches: { section: 'branches', size: BRANCHES_PER_PAGE },
  services: { section: 'services', size: SERVICES_PER_PAGE, searchKeys: SEARCH_KEYS.services },
  blog: { section: 'blog', size: ARTICLES_PER_PAGE, searchKeys: SEARCH_KEYS.blog },
};

const STAFF = /^\/(?:en|ar)\/admin(?:\/|$)/;

const BOOKED = /^\/(?:en|ar)\/booking\/confirmation\/([^/]+)/;

/** A page is sent before it can say that its address is none: for a number that cannot be one this is said here. */
function answerBooked(pathname: string): NextResponse {
  const [, given = ''] = BOOKED.exec(pathname) ?? [];
  const { kind } = readBookingNumber(decodeSegment(given) ?? '');
  return NextResponse.next(kind === 'number' ? {} : { headers: { [NOT_FOUND_HEADER]: '1' } });
}

/** Digest of our inline script (app/document.tsx); Next gives the nonce to its own. */
const KNOWN_DIGESTS = [`sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}`];

/** Gives the answer a nonce of its own; Next reads it from the header of the request and writes it to its scripts. */
function answerStaff(request: NextRequest): NextResponse {
  const policy = staffPolicy({
    nonce: randomBytes(16).toString('base64'),
    hashes: KNOWN_DIGESTS,
    isDevelopment: process.env.NODE_ENV === 'development',
  });
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

function localeOf(request: NextRequest): Locale {
  return chooseLocale({
    cookie: request.cookies.get(LOCALE_COOKIE.name)?.value,
    acceptLanguage: request.headers.get('accept-language'),
  });
}

/** The server in front answers a GET before (server/cache/cacheable-request.ts); here it is for development, and for HEAD. */
function answerHome(request: NextRequest): NextResponse {
  const target = new URL(`/${localeOf(request)}${request.nextUrl.search}`, request.url);
  return NextResponse.rewrite(target, { headers: BARE_ADDRESS_HEADERS });
}

const DOOR = /^\/check-in\//;

/** Leads from the code at a door, which readers of both languages scan, to its page in the visitor's own. */
function answerDoor(request: NextRequest): NextResponse {
  const target = new URL(`/${localeOf(request)}${request.nextUrl.pathname}`, request.url);
  return NextResponse.redirect(target, { status: 307, headers: BARE_ADDRESS_HEADERS });
}

/** A page further than the list reaches is answered whole, like any invented address: stored, they would fill the disk. */
async function answerList(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  const [, locale = '', name = '', segment] = LIST.exec(pathname) ?? [];
  const list = LISTS[name];
  if (segment === undefined && list?.searchKeys?.some((key) => searchParams.has(key)))
    return NextResponse.next();
  if (!list || (segment !== undefined && !isPageNumber(segment))) return answerNothing(request);
  // With several, the last one counts (next.config.ts).
  const page = readPage(segment ?? searchParams.getAll('page').at(-1));
  return (await routeManifest.hasPage({ locale, page, ...list }))
    ? NextResponse.next()
    : answerNothing(request);
}

async function answerEntryAddress(request: NextRequest): Promise<NextResponse> {
  const answer = await routeManifest.find(request.nextUrl.pathname);
  if (answer.kind === 'page') return NextResponse.next();
  if (answer.kind === 'moved') {
    return NextResponse.redirect(new URL(answer.path + request.nextUrl.search, request.url), 308);
  }
  return answerNothing(request);
}

function answerNothing(request: NextRequest): NextResponse {
  const [, locale = ''] = request.nextUrl.pathname.split('/');
  // The page names what was asked for; on the server it would know only where this leads.
  const headers = new Headers(request.headers);
  headers.set(REQUESTED_PATH_HEADER, request.nextUrl.pathname);
  return NextResponse.rewrite(new URL(`/${locale}/not-found/entry`, request.url), { request: { headers } });
}

export const config = {
  matcher: [
    '/',
    '/check-in/:branch/:code',
    '/:locale(en|ar)/:section(doctor|branches|services|blog|offers|jobs|pages)/:segment',
    '/:locale(en|ar)/:list(doctors|branches|services|blog)/page/:page',
    {
      source: '/:locale(en|ar)/:list(doctors|branches|services|blog)',
      has: [{ type: 'query', key: 'page' }],
    },
    '/:locale(en|ar)/admin/:path*',
    '/:locale(en|ar)/booking/confirmation/:number/:question*',
  ],
};
