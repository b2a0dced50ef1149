'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { z } from 'zod';
import type { FormFaults } from '@/components/form/field-values';
import type { FormResult } from '@/components/form/result-form';
import { credentials, sessionId } from '@/contract/account';
import { EMAIL_LENGTH, PASSWORD_LENGTH } from '@/contract/limits';
import { keepSession } from '@/features/account/session/cookie-session';
import { accountAction } from '@/features/account/session/guards';
import {
  accountPath,
  entryPath,
  landingPath,
  type PasswordField,
  stepPath,
} from '@/features/account/session/rules';
import {
  changePassword,
  endOtherSession,
  register,
  requestPasswordReset,
  resetPassword,
  sendEmailConfirmation,
  signIn,
} from '@/lib/backend/accounts';
import { askAboutContact, type ContactQuestions, isAsking } from '@/lib/contact/contact-questions';
import { publicAction } from '@/lib/guard/public';
import { faultIdOf, withFaultId } from '@/lib/guard/trouble';
import { textUpTo, typedIn } from '@/lib/guard/typed';
import { keepStep } from './step-session';
import { explainPassword, explainRegistration, explainSignIn } from './words';

const password = textUpTo(PASSWORD_LENGTH);
const email = z.string().trim().max(EMAIL_LENGTH).pipe(z.email());

export interface LoginState {
  failed: string | null;
  identifier: string;
}

export const loginAction = publicAction({
  // Only their presence is checked. `to` is the page they lead to.
  schema: z.object({
    identifier: textUpTo(EMAIL_LENGTH).pipe(z.string().trim().min(1)),
    password: credentials.shape.password,
    to: textUpTo(500),
  }),
  words: 'account.login',
  refused: async ({ trouble, body, locale, t }): Promise<LoginState> => {
    const to = landingPath(String(body.get('to') ?? ''), locale);
    if (trouble.kind === 'backend') await leadToStep({ error: trouble.error, locale, to });
    return { failed: explainSignIn(trouble, t), ...typedIn(body, ['identifier'], EMAIL_LENGTH) };
  },
  handle: async ({ input: { to, ...credentials }, locale }): Promise<LoginState> => {
    await keepSession(await signIn(credentials));
    redirect(landingPath(to, locale));
  },
});

/** Leads to the second step of signing in, where a refusal requires it. */
async function leadToStep({ error, locale, to }: { error: unknown; locale: Locale; to: string }) {
  const step = await keepStep(error);
  if (step) redirect(stepPath(locale, step, to));
}

/** Outcome of a registration; the address is kept, the password never comes back. */
export interface RegisterState extends FormFaults<'email' | 'password'> {
  email: string;
  isSent: boolean;
  questions?: ContactQuestions;
}

const emailOf = (form: FormData) =>
  String(form.get('email') ?? '')
    .trim()
    .slice(0, EMAIL_LENGTH);

/** Makes an account while registration is switched on, and signs in where the address need not be confirmed. */
export const registerAction = publicAction({
  schema: z.object({ email, password }),
  words: 'account.register',
  refused: async ({ trouble, body, locale, t }): Promise<RegisterState> => ({
    ...(await explainRegistration(trouble, locale, t)),
    email: emailOf(body),
    isSent: false,
  }),
  handle: async ({ input, locale, body }): Promise<RegisterState> => {
    const questions = await askAboutContact(body, locale);
    const answer = { errors: [], failed: null, email: input.email };
    if (isAsking(questions)) return { ...answer, isSent: false, questions };
    const session = await register({ ...input, locale });
    if (!session) return { ...answer, isSent: true };
    await keepSession(session);
    redirect(accountPath(locale, 'profile'));
  },
});

/** Outcome of asking for a mail: the same words whether the address is known or not. */
export interface MailState {
  outcome: 'asked' | 'new' | 'missing' | 'busy' | 'failed';
  email: string;
  fault?: string | null;
  questions?: ContactQuestions;
}

function mailAction(ask: typeof requestPasswordReset) {
  return publicAction({
    schema: z.object({ email }),
    refused: ({ trouble, body }): MailState => {
      const email = emailOf(body);
      if (trouble.kind === 'invalid') return { outcome: 'missing', email };
      const isBusy = trouble.kind === 'backend' && trouble.error.status === 429;
      return { outcome: isBusy ? 'busy' : 'failed', email, fault: faultIdOf(trouble) };
    },
    handle: async ({ input: { email }, locale, body }): Promise<MailState> => {
      const questions = await askAboutContact(body, locale);
      if (isAsking(questions)) return { outcome: 'new', email, questions };
      await ask({ email, locale });
      return { outcome: 'asked', email };
    },
  });
}

export const forgotPasswordAction = mailAction(requestPasswordReset);

/** Asks once more for the mail that confirms the address of a registration. */
export const confirmAgainAction = mailAction(sendEmailConfirmation);

/** Faults of a password form, in words. Passwords never come back. */
export type PasswordState = FormFaults<PasswordField>;

/** A new password, typed twice. The backend judges it. */
const newPassword = { password, passwordConfirmation: password };

/** Sets a new password by the code of a mail, signs in and leads to the staff area. */
export const resetPasswordAction = publicAction({
  schema: z.object({ code: password, ...newPassword }),
  words: 'account.password',
  refused: async ({ trouble, body, locale, t }): Promise<PasswordState> => {
    const to = entryPath(locale);
    // The password is set; the second factor is still to be shown.
    if (trouble.kind === 'backend') await leadToStep({ error: trouble.error, locale, to });
    return explainPassword({ trouble, t, isInvited: body.get('invited') === '1' });
  },
  handle: async ({ input, locale }): Promise<PasswordState> => {
    await keepSession(await resetPassword(input));
    redirect(entryPath(locale));
  },
});

/** Changes the own password; the other sessions of the account end. */
export const changePasswordAction = accountAction({
  schema: z.object({ currentPassword: password, ...newPassword }),
  words: 'account.password',
  back: ({ locale }) => accountPath(locale, 'change-password'),
  refused: explainPassword,
  handle: async ({ input, session: { token }, locale }): Promise<PasswordState> => {
    const session = await changePassword(token, input);
    if (session) await keepSession(session);
    redirect(`${accountPath(locale, 'profile')}?changed=1`);
  },
});

export const endSessionAction = accountAction({
  schema: z.object({ session: sessionId }),
  words: 'account.profile',
  back: ({ locale }) => accountPath(locale, 'profile'),
  refused: ({ t, trouble }): FormResult => ({
    outcome: 'refused',
    text: withFaultId(t('endFailed'), trouble),
  }),
  handle: async ({ input, session: { token } }): Promise<FormResult> => {
    await endOtherSession(token, input.session);
    refresh();
    return null;
  },
});
