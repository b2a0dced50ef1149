'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { isLocale, type Locale, routing } from '@/i18n/routing';
import {
  changePassword,
  endOtherSession,
  register,
  requestPasswordReset,
  resetPassword,
  signIn,
} from '@/lib/backend/accounts';
import { BackendError } from '@/lib/backend/errors';
import { getCaller, isFromOwnPage } from '@/lib/visitor';
import {
  accountPath,
  appointmentsPath,
  landingPath,
  loginPath,
  type PasswordField,
  readPasswordFaults,
  readRegisterFaults,
  stepPath,
} from './rules';
import { credentialsSchema } from './schema';
import { findSession, keepSession, keepStep } from './session';

/** What is wrong with a sign-in; the address is kept, the password never comes back. */
export interface LoginState {
  error: string | null;
  identifier: string;
}

/** Signs a member of staff in and leads to the page they wanted. */
export async function loginAction(_: LoginState, form: FormData): Promise<LoginState> {
  const locale = localeOf(form);
  const t = await getTranslations({ locale, namespace: 'account.login' });
  const identifier = String(form.get('identifier') ?? '').slice(0, 254);
  const parsed = credentialsSchema.safeParse({ identifier, password: form.get('password') });
  if (!parsed.success) return { error: t('missing'), identifier };
  const to = landingPath({ wanted: String(form.get('to') ?? ''), locale });
  if (!(await isFromOwnPage())) return { error: t('failed'), identifier };
  try {
    const session = await signIn({ ...parsed.data, ...(await getCaller()) });
    await keepSession(session);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const step = await keepStep(error);
    if (step) redirect(stepPath({ locale, step, to }));
    return { error: explain({ error, t }), identifier };
  }
  redirect(to);
}

type Words = Awaited<ReturnType<typeof getTranslations<'account.login'>>>;

function explain({ error, t }: { error: BackendError; t: Words }): string {
  if (error.status === 429) {
    return t('busy', { minutes: Math.max(1, Math.ceil((error.retryAfterSeconds ?? 60) / 60)) });
  }
  // One sentence for an unknown address, a wrong password and a blocked account: none is told from the others.
  return error.status >= 500 ? t('failed') : t('wrong');
}

/** What came of a registration; the address is kept, the password never comes back. */
export interface RegisterState {
  errors: { field: 'email' | 'password'; message: string }[];
  failed: string | null;
  email: string;
  isSent: boolean;
}

/** Makes an account while registration is switched on, and signs in where the address need not be confirmed. */
export async function registerAction(_: RegisterState, form: FormData): Promise<RegisterState> {
  const locale = localeOf(form);
  const t = await getTranslations({ locale, namespace: 'account.register' });
  const faults = await getTranslations({ locale, namespace: 'account.password.faults' });
  const email = textOf(form, 'email').trim();
  const nothing = { errors: [], failed: null, email, isSent: false };
  if (!emailSchema.safeParse(email).success) {
    return { ...nothing, errors: [{ field: 'email', message: t('faults.invalid') }] };
  }
  if (!(await isFromOwnPage())) return { ...nothing, failed: t('failed') };
  try {
    const data = { email, password: textOf(form, 'password') };
    const session = await register({ data, ...(await getCaller()) });
    if (!session) return { ...nothing, isSent: true };
    await keepSession(session);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (error.status === 429) return { ...nothing, failed: t('busy') };
    const found = error.status === 400 ? readRegisterFaults(error.details) : [];
    if (found.length === 0) return { ...nothing, failed: t('failed') };
    const errors = found.map((one) =>
      one.field === 'email'
        ? { field: one.field, message: t(`faults.${one.fault}`) }
        : { field: one.field, message: faults(one.fault) },
    );
    return { ...nothing, errors };
  }
  redirect(accountPath({ locale, page: 'profile' }));
}

/** What came of asking for a new password: the same words whether the address is known or not. */
export interface ForgotState {
  outcome: 'asked' | 'new' | 'missing' | 'busy' | 'failed';
  email: string;
}

const emailSchema = z.email().max(254);

/** Asks for a mail with a link to a new password. */
export async function forgotPasswordAction(_: ForgotState, form: FormData): Promise<ForgotState> {
  const email = String(form.get('email') ?? '')
    .trim()
    .slice(0, 254);
  if (!emailSchema.safeParse(email).success) return { outcome: 'missing', email };
  if (!(await isFromOwnPage())) return { outcome: 'failed', email };
  try {
    await requestPasswordReset({ email, locale: localeOf(form), ...(await getCaller()) });
    return { outcome: 'asked', email };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return { outcome: error.status === 429 ? 'busy' : 'failed', email };
  }
}

/** What is wrong with a password form, in words. Passwords never come back. */
export interface PasswordState {
  errors: { field: PasswordField; message: string }[];
  failed: string | null;
}

/** Sets a new password by the code of a mail, signs in and leads to the appointments. */
export async function resetPasswordAction(_: PasswordState, form: FormData): Promise<PasswordState> {
  const locale = localeOf(form);
  const t = await getTranslations({ locale, namespace: 'account.password' });
  if (!(await isFromOwnPage())) return { errors: [], failed: t('failed') };
  try {
    const session = await resetPassword({
      code: textOf(form, 'code'),
      ...newPasswordOf(form),
      ...(await getCaller()),
    });
    await keepSession(session);
  } catch (error) {
    // The password is set; the second factor is still to be shown.
    const step = await keepStep(error);
    if (step) redirect(stepPath({ locale, step, to: appointmentsPath(locale) }));
    return explainPassword({ error, t, isInvited: form.get('invited') === '1' });
  }
  redirect(appointmentsPath(locale));
}

/** Changes the password of whoever is signed in; their other sessions end. */
export async function changePasswordAction(_: PasswordState, form: FormData): Promise<PasswordState> {
  const locale = localeOf(form);
  const t = await getTranslations({ locale, namespace: 'account.password' });
  if (!(await isFromOwnPage())) return { errors: [], failed: t('failed') };
  try {
    const staff = await findSession();
    if (!staff) {
      redirect(loginPath({ locale, to: accountPath({ locale, page: 'change-password' }), why: 'ended' }));
    }
    const currentPassword = textOf(form, 'currentPassword');
    const session = await changePassword({
      token: staff.token,
      currentPassword,
      ...newPasswordOf(form),
      ...(await getCaller()),
    });
    if (session) await keepSession(session);
  } catch (error) {
    return explainPassword({ error, t });
  }
  redirect(`${accountPath({ locale, page: 'profile' })}?changed=1`);
}

/** Ends the session in one other browser of whoever is signed in. */
export async function endSessionAction(form: FormData): Promise<void> {
  const locale = localeOf(form);
  const here = accountPath({ locale, page: 'profile' });
  const id = String(form.get('session') ?? '');
  if (!/^[0-9a-f]{32}$/.test(id) || !(await isFromOwnPage())) return;
  const staff = await findSession();
  if (!staff) redirect(loginPath({ locale, to: here, why: 'ended' }));
  try {
    await endOtherSession({ token: staff.token, id });
  } catch (error) {
    // It has ended by itself meanwhile.
    if (!(error instanceof BackendError) || error.status !== 404) throw error;
  }
  refresh();
}

function localeOf(form: FormData): Locale {
  const given = form.get('locale');
  return isLocale(given) ? given : routing.defaultLocale;
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '').slice(0, 256);
}

function newPasswordOf(form: FormData) {
  return { password: textOf(form, 'password'), passwordConfirmation: textOf(form, 'passwordConfirmation') };
}

type PasswordWords = Awaited<ReturnType<typeof getTranslations<'account.password'>>>;

function explainPassword({
  error,
  t,
  isInvited = false,
}: {
  error: unknown;
  t: PasswordWords;
  /** The link was that of an invitation: a new one comes from the manager. */
  isInvited?: boolean;
}): PasswordState {
  if (!(error instanceof BackendError)) throw error;
  if (error.status === 429) return { errors: [], failed: t('busy') };
  const faults = error.status === 400 ? readPasswordFaults(error.details) : [];
  if (faults.some(({ field }) => field === 'code'))
    return { errors: [], failed: t(isInvited ? 'invitedEnded' : 'code') };
  if (faults.length === 0) return { errors: [], failed: t('failed') };
  return {
    errors: faults.map(({ field, fault }) => ({ field, message: t(`faults.${fault}`) })),
    failed: null,
  };
}
