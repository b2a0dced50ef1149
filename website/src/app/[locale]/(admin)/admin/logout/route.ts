import { accountPath, loginPath } from '@/features/account/rules';
import { dropSession, readAccessToken, renew } from '@/features/account/session';
import { dropSearches } from '@/features/appointments/session';
import { isLocale, routing } from '@/i18n/routing';
import { endSession } from '@/lib/backend/accounts';
import { BackendError } from '@/lib/backend/errors';
import { formRoute, type SentForm } from '@/lib/form-route';
import { isFromOwnPage } from '@/lib/visitor';

/** Ends the session here and at the backend, and has the browser forget what it kept of these pages. */
export const POST = formRoute(async ({ form, params: { locale: given } }: SentForm<{ locale: string }>) => {
  const locale = isLocale(given) ? given : routing.defaultLocale;
  if (!(await isFromOwnPage())) return seeOther({ path: accountPath({ locale, page: 'profile' }) });
  const isEverywhere = form.get('scope') === 'all';
  try {
    const token = (await readAccessToken()) ?? (await renew());
    if (token) await endSession({ token, isEverywhere });
  } catch (error) {
    // Signing out here must work also while the backend does not.
    if (!(error instanceof BackendError)) throw error;
  }
  await dropSession();
  await dropSearches();
  return seeOther({
    path: loginPath({ locale, why: isEverywhere ? 'everywhere' : undefined }),
    clear: true,
  });
});

/** A relative address: the host the website is reached by is not always the one it sees. */
function seeOther({ path, clear = false }: { path: string; clear?: boolean }): Response {
  return new Response(null, {
    status: 303,
    headers: {
      Location: path,
      'Cache-Control': 'no-store',
      ...(clear ? { 'Clear-Site-Data': '"cache", "storage"' } : {}),
    },
  });
}
