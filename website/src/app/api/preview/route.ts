import { cookies, draftMode } from 'next/headers';
import type { NextRequest } from 'next/server';
import { PREVIEW_COOKIE, PREVIEW_MS } from '@/contract/preview';
import { chooseLocale } from '@/i18n/choose-locale';
import { LOCALE_COOKIE, localePath } from '@/i18n/routing';
import { seeOther } from '@/lib/address/see-other';
import { getEnvironment } from '@/lib/process/env';
import { makePreviewPass, openPreviewLink } from '@/lib/request/preview-pass';

/** Begins the editor's preview: a signed link becomes a pass of half an hour, in a cookie for the editor's frame. */
export async function GET(request: NextRequest): Promise<Response> {
  const key = getEnvironment().WEBSITE_KEY;
  const now = Date.now();
  const query = Object.fromEntries(request.nextUrl.searchParams);
  const path = openPreviewLink(query, key, now);
  if (path === null) {
    const text = 'This link to a preview is too old, or not whole. Open the preview in the editor again.\n';
    return new Response(
      `${text}انتهت صلاحية رابط المعاينة أو أنه ناقص. افتح المعاينة من المحرر مرة أخرى.\n`,
      {
        status: 403,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      },
    );
  }
  (await draftMode()).enable();
  (await cookies()).set(PREVIEW_COOKIE, makePreviewPass(key, now), {
    httpOnly: true,
    secure: true,
    sameSite: 'none',
    path: '/',
    maxAge: PREVIEW_MS / 1000,
  });
  const locale = chooseLocale({
    cookie: request.cookies.get(LOCALE_COOKIE.name)?.value,
    acceptLanguage: request.headers.get('accept-language'),
  });
  const frames = localePath({ locale, path: '/preview' });
  return seeOther(`${frames}?${new URLSearchParams({ path })}`);
}
