'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { isLocale, routing } from '@/i18n/routing';
import { endSession, signIn } from '@/lib/backend/accounts';
import { BackendError } from '@/lib/backend/errors';
import { getVisitorAddress, isFromOwnPage } from '@/lib/visitor';
import { landingPath, loginPath } from './rules';
import { credentialsSchema } from './schema';
import { dropSession, keepSession, readAccessToken } from './session';

/** What is wrong with a sign-in; the address is kept, the password never comes back. */
export interface LoginState {
  error: string | null;
  identifier: string;
}

/** Signs a member of staff in and leads to the page they wanted. */
export async function loginAction(_: LoginState, form: FormData): Promise<LoginState> {
  const given = form.get('locale');
  const locale = isLocale(given) ? given : routing.defaultLocale;
  const t = await getTranslations({ locale, namespace: 'account.login' });
  const identifier = String(form.get('identifier') ?? '').slice(0, 254);
  const parsed = credentialsSchema.safeParse({ identifier, password: form.get('password') });
  if (!parsed.success) return { error: t('missing'), identifier };
  if (!(await isFromOwnPage())) return { error: t('failed'), identifier };
  try {
    const clientIp = await getVisitorAddress();
    const session = await signIn({ ...parsed.data, ...(clientIp ? { clientIp } : {}) });
    await keepSession(session);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return { error: explain({ error, t }), identifier };
  }
  redirect(landingPath({ wanted: String(form.get('to') ?? ''), locale }));
}

type Words = Awaited<ReturnType<typeof getTranslations<'account.login'>>>;

function explain({ error, t }: { error: BackendError; t: Words }): string {
  if (error.status === 429) {
    return t('busy', { minutes: Math.max(1, Math.ceil((error.retryAfterSeconds ?? 60) / 60)) });
  }
  // One sentence for an unknown address, a wrong password and a blocked account: none is told from the others.
  return error.status >= 500 ? t('failed') : t('wrong');
}

/** Ends the session here and at the backend. */
export async function logoutAction(form: FormData): Promise<void> {
  const given = form.get('locale');
  const locale = isLocale(given) ? given : routing.defaultLocale;
  if (!(await isFromOwnPage())) return;
  const token = await readAccessToken();
  try {
    if (token) await endSession({ token });
  } catch (error) {
    // Signing out here must work also while the backend does not.
    if (!(error instanceof BackendError)) throw error;
  }
  await dropSession();
  redirect(loginPath({ locale }));
}
