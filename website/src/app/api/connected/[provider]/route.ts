import type { NextRequest, NextResponse } from 'next/server';
import type { Params } from '@/app/params';
import { keepSession } from '@/features/account/session/cookie-session';
import { connectedPath, loginPath, ownSetupPath } from '@/features/account/session/rules';
import { takeBegunSignIn } from '@/features/account/sign-in/provider-session';
import { keepStep } from '@/features/account/sign-in/step-session';
import { routing } from '@/i18n/routing';
import { seeOther } from '@/lib/address/see-other';
import { completeProviderSignIn } from '@/lib/backend/accounts';
import { BackendError } from '@/lib/backend/errors';
import { currentFaultId } from '@/lib/request/request-context';

/** The end of a social sign-in: the browser comes back with a ticket, which becomes a session. */
export async function GET(request: NextRequest, { params }: Params<'provider'>): Promise<NextResponse> {
  const { provider } = await params;
  const begun = await takeBegunSignIn();
  const locale = begun?.locale ?? routing.defaultLocale;
  const accessToken = request.nextUrl.searchParams.get('access_token');
  if (!begun || !accessToken)
    return seeOther(loginPath({ locale, ...(begun ? { to: begun.to } : {}), why: 'provider' }));
  const { proof, to } = begun;
  try {
    const wantsFactor = to === ownSetupPath(locale);
    await keepSession(await completeProviderSignIn({ provider, accessToken, proof, wantsFactor }));
    return seeOther(connectedPath(locale, to));
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const step = await keepStep(error);
    if (step) return seeOther(connectedPath(locale, to, step));
    return error.status >= 500
      ? seeOther(loginPath({ locale, to, why: 'failed', fault: currentFaultId() }))
      : seeOther(loginPath({ locale, to, why: 'provider' }));
  }
}
