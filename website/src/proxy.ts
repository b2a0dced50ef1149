import { type NextRequest, NextResponse } from 'next/server';
import { chooseLocale } from './i18n/choose-locale';
import { LOCALE_COOKIE } from './i18n/routing';

/**
 * The bare address shows the home page itself in the visitor's language, without a redirect.
 * Nothing else belongs here: it runs outside the page cache and protects nothing.
 */
export function proxy(request: NextRequest): NextResponse {
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

export const config = { matcher: '/' };
