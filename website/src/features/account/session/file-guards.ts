import 'server-only';
import type { NextRequest } from 'next/server';
import { READY_RETRY_SECONDS } from '@/contract/health';
import { isLocale, type Locale, routing } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import type { Address } from '@/lib/address/address';
import { BackendError } from '@/lib/backend/errors';
import type { AccountToken } from '@/lib/backend/token';
import { type Cell, SPREADSHEET_TYPE, spreadsheet } from '@/lib/file/spreadsheet';
import { refusalOf } from '@/lib/guard/refusal';
import type { Trouble } from '@/lib/guard/trouble';
import { loginPath } from './rules';
import { type AccountSession, findSession } from './session';

const PRIVATE = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** True for what a page of ours asks for, or, where that `opensAlone`, what is opened by itself. */
function isOurs(request: Request, opensAlone: boolean): boolean {
  const from = request.headers.get('sec-fetch-site');
  return from === null || from === 'same-origin' || (opensAlone && from === 'none');
}

/** Makes a route that serves a spreadsheet to signed-in people; on failure, the status and a readable page. */
export function spreadsheetRoute<Filter>(
  /** File name without its ending. */
  name: string,
  /** Page the file is taken from, to return to after signing in again. */
  address: Address<Filter>,
  /** Makes the rows; null where the page has something to say first. */
  make: (asked: { locale: Locale; filter: Filter; session: AccountSession }) => Promise<Cell[][] | null>,
) {
  const leadTo = (location: string) =>
    new Response(null, { status: 303, headers: { ...PRIVATE, Location: location } });

  return async (request: NextRequest, { params }: { params: Promise<{ locale: string }> }) => {
    const given = (await params).locale;
    const locale = isLocale(given) ? given : routing.defaultLocale;
    if (!isOurs(request, true)) return new Response(null, { status: 403 });
    const filter = address.read(Object.fromEntries(request.nextUrl.searchParams));
    const page = address.path(locale, filter);
    try {
      const session = await findSession();
      if (!session) return leadTo(loginPath({ locale, to: page, why: 'ended' }));
      const rows = await make({ locale, filter, session });
      if (rows === null) return leadTo(page);
      const file = spreadsheet(rows, name, locale === 'ar');
      return answerFile(new Uint8Array(file), SPREADSHEET_TYPE, `${name}.xlsx`);
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      if (error.status === 403) return new Response(null, { status: 403, headers: PRIVATE });
      return await unavailable(locale);
    }
  };
}

/** A file that a person saves and nobody else keeps. */
export function answerFile(body: BodyInit, type: string, name: string): Response {
  const disposition = `attachment; filename="${name}"`;
  return new Response(body, {
    headers: { ...PRIVATE, 'Content-Type': type, 'Content-Disposition': disposition },
  });
}

/** Answers a form that asks for a file: what passes with time is said in words, as it is read in a window of its own. */
export async function refuseFile(given: { trouble: Trouble; locale: Locale }): Promise<Response> {
  const refusal = refusalOf(given.trouble);
  return refusal.status === 503 ? unavailable(given.locale) : refusal;
}

/** Returns the page shown in the window of a person whose file is not available just now. */
async function unavailable(locale: Locale): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'appointments' });
  const headers = {
    ...PRIVATE,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Language': locale,
    'Retry-After': String(READY_RETRY_SECONDS),
  };
  return new Response(t('failedText'), { status: 503, headers });
}

interface StaffFile {
  body: BodyInit | null;
  type: string;
  /** File name, if the browser is to save it. */
  name?: string;
}

const OURS_ALONE = { ...PRIVATE, 'Cross-Origin-Resource-Policy': 'same-origin' };
const nothing = (status: number) => new Response(null, { status, headers: OURS_ALONE });

/** Answers a file to signed-in staff on our own pages, else 403, 401 without session, 404 without file, 503 without backend. */
export async function staffFile(
  request: Request,
  read: ((token: AccountToken) => Promise<StaffFile | null>) | null,
  opensAlone = false,
): Promise<Response> {
  if (!isOurs(request, opensAlone)) return nothing(403);
  if (read === null) return nothing(404);
  try {
    const session = await findSession();
    if (!session) return nothing(401);
    const file = await read(session.token);
    if (!file) return nothing(404);
    const disposition = file.name ? `inline; filename="${file.name}"` : 'inline';
    return new Response(file.body, {
      headers: { ...OURS_ALONE, 'Content-Type': file.type, 'Content-Disposition': disposition },
    });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (error.status === 409) return nothing(404);
    return nothing(error.status === 401 || error.status === 403 ? error.status : 503);
  }
}
