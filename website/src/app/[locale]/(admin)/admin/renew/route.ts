import type { NextRequest, NextResponse } from 'next/server';
import type { Params } from '@/app/params';
import { landingPath, loginPath } from '@/features/account/session/rules';
import { renewOrDropSession } from '@/features/account/session/session';
import { isLocale, routing } from '@/i18n/routing';
import { seeOther } from '@/lib/address/see-other';
import { withFallback } from '@/lib/backend/errors';
import { currentFaultId } from '@/lib/request/request-context';

/** Renews a staff session whose access token has ended, or clears it silently, then goes on. */
export async function GET(request: NextRequest, { params }: Params): Promise<NextResponse> {
  const given = (await params).locale;
  const locale = isLocale(given) ? given : routing.defaultLocale;
  const to = landingPath(request.nextUrl.searchParams.get('to'), locale);
  const user = await withFallback(renewOrDropSession, 'unavailable');
  if (user !== 'unavailable') return seeOther(user ? to : loginPath({ locale, to }));
  // The session may still be good, so it is kept.
  return seeOther(loginPath({ locale, to, why: 'failed', fault: currentFaultId() }));
}
