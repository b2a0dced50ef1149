import { createHash, randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { chooseLocale } from './i18n/choose-locale';
import { LOCALE_COOKIE } from './i18n/routing';
import { staffPolicy } from './lib/content-security';
import { answerEntry, type EntryAnswer, type KnownEntries, readKnownEntries } from './lib/known-entries';
import { RELOAD_SCRIPT } from './lib/new-build';

/**
 * What has to be settled before a page is chosen; it protects nothing. The bare address shows the home page
 * itself in the visitor's language, without a redirect. Addresses of entries are looked up first, so that wrong
 * ones are answered whole and never stored (docs/decisions/0050).
 */
export function proxy(request: NextRequest): NextResponse | Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (pathname === '/') return answerHome(request);
  return STAFF.test(pathname) ? answerStaff(request) : answerEntryAddress(request);
}

const STAFF = /^\/(?:en|ar)\/admin(?:\/|$)/;

/** The one inline script that is ours; Next gives the nonce to its own. */
const KNOWN_SCRIPTS = [`sha256-${createHash('sha256').update(RELOAD_SCRIPT).digest('base64')}`];

/** Gives the answer a nonce of its own; Next reads it from the header of the request and writes it to its scripts. */
function answerStaff(request: NextRequest): NextResponse {
  const policy = staffPolicy({
    nonce: randomBytes(16).toString('base64'),
    hashes: KNOWN_SCRIPTS,
    isDevelopment: process.env.NODE_ENV === 'development',
  });
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

function answerHome(request: NextRequest): NextResponse {
  const locale = chooseLocale({
    cookie: request.cookies.get(LOCALE_COOKIE.name)?.value,
    acceptLanguage: request.headers.get('accept-language'),
  });
  const response = NextResponse.rewrite(new URL(`/${locale}${request.nextUrl.search}`, request.url));
  // One address, two answers: a shared cache must not keep either of them.
  response.headers.set('Vary', 'Cookie, Accept-Language');
  response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}

async function answerEntryAddress(request: NextRequest): Promise<NextResponse> {
  const answer = await findEntry(request.nextUrl.pathname);
  if (answer.kind === 'page') return NextResponse.next();
  if (answer.kind === 'moved') {
    return NextResponse.redirect(new URL(answer.path + request.nextUrl.search, request.url), 308);
  }
  const [, locale = ''] = request.nextUrl.pathname.split('/');
  return NextResponse.rewrite(new URL(`/${locale}/not-found/entry`, request.url));
}

/** Least time between two looks at the site map, in ms: an entry that is new is found after this. */
const LOOK_AGAIN_MS = 1000;

/** Longest wait for the site map, in ms. */
const PATIENCE_MS = 5000;

let known: KnownEntries | null = null;
let lookedAt = 0;
let looking: Promise<void> | null = null;

async function findEntry(pathname: string): Promise<EntryAnswer> {
  const answer = known && answerEntry({ pathname, known });
  // The right address of an entry is settled without a look; what has been taken down, its page notices.
  if (answer?.kind === 'page') return answer;
  if (Date.now() - lookedAt > LOOK_AGAIN_MS) {
    looking ??= lookUp().finally(() => {
      looking = null;
    });
    await looking;
  }
  return known ? answerEntry({ pathname, known }) : { kind: 'page' };
}

/** Reads the site map of this very server, which has it also while the backend is down; else keeps what it knew. */
async function lookUp(): Promise<void> {
  try {
    const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/sitemap.xml`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.ok) known = readKnownEntries(await answer.text());
  } catch {
    // Then the pages decide, as they can.
  }
  lookedAt = Date.now();
}

export const config = {
  matcher: [
    '/',
    '/:locale(en|ar)/:section(doctor|branches|services|blog)/:segment',
    '/:locale(en|ar)/admin/:path*',
  ],
};
