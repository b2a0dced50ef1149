import type { NextRequest } from 'next/server';
import { loginPath } from '@/features/account/rules';
import { findSession } from '@/features/account/session';
import { figuresFile, readFigures } from '@/features/figures/query';
import { figuresPath, readAskedFigures } from '@/features/figures/rules';
import { figureWords } from '@/features/figures/words';
import { isLocale, routing } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';

const PRIVATE = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** All tables of the figures as a file for a spreadsheet, in the reader's language. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const given = (await params).locale;
  const locale = isLocale(given) ? given : routing.defaultLocale;
  const from = request.headers.get('sec-fetch-site');
  if (from !== null && !['same-origin', 'none'].includes(from)) return new Response(null, { status: 403 });
  const asked = readAskedFigures(Object.fromEntries(request.nextUrl.searchParams));
  try {
    const session = await findSession();
    if (!session) {
      const location = loginPath({ locale, to: figuresPath({ locale, filter: asked }), why: 'ended' });
      return new Response(null, { status: 303, headers: { ...PRIVATE, Location: location } });
    }
    const figures = await readFigures({ session, locale, asked });
    return new Response(figuresFile({ words: await figureWords(locale), ...figures }), {
      headers: {
        ...PRIVATE,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="figures.csv"',
      },
    });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return new Response(null, { status: error.status === 403 ? 403 : 503, headers: PRIVATE });
  }
}
