import type { NextRequest } from 'next/server';
import { loginPath } from '@/features/account/rules';
import { findSession } from '@/features/account/session';
import { appointmentsFile } from '@/features/appointments/query';
import { listPath, readFilter } from '@/features/appointments/rules';
import { readSearch } from '@/features/appointments/session';
import { isLocale, routing } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';

const PRIVATE = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** The appointments of a filter as a file for a spreadsheet, in the reader's language. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const given = (await params).locale;
  const locale = isLocale(given) ? given : routing.defaultLocale;
  const from = request.headers.get('sec-fetch-site');
  if (from !== null && !['same-origin', 'none'].includes(from)) return new Response(null, { status: 403 });
  const filter = readFilter(Object.fromEntries(request.nextUrl.searchParams));
  try {
    const session = await findSession();
    if (!session) {
      const location = loginPath({ locale, to: listPath({ locale, filter }), why: 'ended' });
      return new Response(null, { status: 303, headers: { ...PRIVATE, Location: location } });
    }
    const text = filter.search ? await readSearch(filter.search) : null;
    if (filter.search && text === null) {
      // Without the text it would be a file of everybody; the list says that it has to be typed again.
      const location = listPath({ locale, filter });
      return new Response(null, { status: 303, headers: { ...PRIVATE, Location: location } });
    }
    const file = await appointmentsFile({ token: session.token, locale, filter, text });
    return new Response(file, {
      headers: {
        ...PRIVATE,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="appointments.csv"',
      },
    });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return new Response(null, { status: error.status === 403 ? 403 : 503, headers: PRIVATE });
  }
}
