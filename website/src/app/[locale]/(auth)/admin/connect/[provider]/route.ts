import type { NextRequest, NextResponse } from 'next/server';
import type { Params } from '@/app/params';
import { landingPath, loginPath, ownSetupPath } from '@/features/account/session/rules';
import { findSignInWays } from '@/features/account/sign-in/data';
import { beginSocialSignIn } from '@/features/account/sign-in/provider-session';
import { isLocale, routing } from '@/i18n/routing';
import { seeOther } from '@/lib/address/see-other';
import { providerSignInUrl } from '@/lib/backend/accounts';
import { currentFaultId } from '@/lib/request/request-context';

/** Sends the browser to the backend, and from there to a provider of social sign-in (specification, point 7). */
export async function GET(
  request: NextRequest,
  { params }: Params<'locale' | 'provider'>,
): Promise<NextResponse> {
  const { locale: given, provider } = await params;
  const locale = isLocale(given) ? given : routing.defaultLocale;
  const to = landingPath(request.nextUrl.searchParams.get('to'), locale);
  const isKnown = (await findSignInWays()).providers.some(({ name }) => name === provider);
  if (!isKnown) return seeOther(loginPath({ locale, to, why: 'failed', fault: currentFaultId() }));
  const proofHash = await beginSocialSignIn({ locale, to });
  return seeOther(providerSignInUrl({ provider, proofHash, isAgain: to === ownSetupPath(locale) }));
}
