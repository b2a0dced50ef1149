'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { accountPath, landingPath, loginPath } from '@/features/account/rules';
import { dropStep, findStaffForAction, keepSession, readStep } from '@/features/account/session';
import { isLocale, type Locale, routing } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import {
  beginOwn,
  type Enrolment,
  enterSecondFactor,
  finishOwn,
  finishWithTicket,
  readWrongField,
  removeOwn,
} from '@/lib/backend/second-factor';
import { getCaller, isFromOwnPage } from '@/lib/visitor';

/** What came of one step of the second factor, in words; secrets only where they are to be shown now. */
export interface FactorState {
  error: string | null;
  enrolment: Enrolment | null;
  recoveryCodes: string[];
}

const NOTHING: FactorState = { error: null, enrolment: null, recoveryCodes: [] };

function localeOf(form: FormData): Locale {
  const given = form.get('locale');
  return isLocale(given) ? given : routing.defaultLocale;
}

const textOf = (form: FormData, name: string) =>
  String(form.get(name) ?? '')
    .trim()
    .slice(0, 256);

/** What went wrong, in words. Leads to the sign-in when the ticket has run out. @throws whatever is no refusal */
async function explain({ error, locale }: { error: unknown; locale: Locale }): Promise<FactorState> {
  if (!(error instanceof BackendError)) throw error;
  const t = await getTranslations({ locale, namespace: 'secondFactor' });
  const field = readWrongField(error);
  if (field === 'ticket') {
    await dropStep();
    redirect(loginPath({ locale, why: 'ended' }));
  }
  if (error.status === 429) return { ...NOTHING, error: t('busy') };
  if (field === 'code') return { ...NOTHING, error: t('wrongCode') };
  if (field === 'password') return { ...NOTHING, error: t('wrongPassword') };
  return { ...NOTHING, error: t('failed') };
}

async function refuseForeign(locale: Locale): Promise<FactorState | null> {
  if (await isFromOwnPage()) return null;
  const t = await getTranslations({ locale, namespace: 'secondFactor' });
  return { ...NOTHING, error: t('failed') };
}

/** The second step of signing in: a code of the authenticator, or a recovery code. */
export async function enterCodeAction(_: FactorState, form: FormData): Promise<FactorState> {
  const locale = localeOf(form);
  const refused = await refuseForeign(locale);
  if (refused) return refused;
  const step = await readStep();
  if (step?.step !== 'enter') redirect(loginPath({ locale, why: 'ended' }));
  try {
    const code = textOf(form, 'code');
    await keepSession(await enterSecondFactor({ ticket: step.ticket, code, ...(await getCaller()) }));
    await dropStep();
  } catch (error) {
    return explain({ error, locale });
  }
  redirect(landingPath({ wanted: textOf(form, 'to'), locale }));
}

async function tokenFor(locale: Locale): Promise<string> {
  const session = await findStaffForAction();
  if (session) return session.token;
  const to = accountPath({ locale, page: 'second-factor' });
  redirect(loginPath({ locale, to, why: 'ended' }));
}

/** Shows what an authenticator is to be given, after the password again. */
export async function beginSetupAction(_: FactorState, form: FormData): Promise<FactorState> {
  const locale = localeOf(form);
  const refused = await refuseForeign(locale);
  if (refused) return refused;
  try {
    const password = String(form.get('password') ?? '').slice(0, 256);
    const token = await tokenFor(locale);
    return { ...NOTHING, enrolment: await beginOwn({ token, password, ...(await getCaller()) }) };
  } catch (error) {
    return explain({ error, locale });
  }
}

/** Ends the setup with a first code, during a sign-in or on one's own account; shows the recovery codes. */
export async function finishSetupAction(_: FactorState, form: FormData): Promise<FactorState> {
  const locale = localeOf(form);
  const refused = await refuseForeign(locale);
  if (refused) return refused;
  const code = textOf(form, 'code');
  const step = await readStep();
  try {
    const caller = await getCaller();
    if (step?.step !== 'setup') {
      const token = await tokenFor(locale);
      return { ...NOTHING, recoveryCodes: await finishOwn({ token, code, ...caller }) };
    }
    const { session, recoveryCodes } = await finishWithTicket({ ticket: step.ticket, code, ...caller });
    await keepSession(session);
    await dropStep();
    return { ...NOTHING, recoveryCodes };
  } catch (error) {
    return explain({ error, locale });
  }
}

/** Takes the second factor off one's own account, with the password. */
export async function removeFactorAction(_: FactorState, form: FormData): Promise<FactorState> {
  const locale = localeOf(form);
  const refused = await refuseForeign(locale);
  if (refused) return refused;
  try {
    const password = String(form.get('password') ?? '').slice(0, 256);
    const token = await tokenFor(locale);
    if (!(await removeOwn({ token, password, ...(await getCaller()) }))) {
      const t = await getTranslations({ locale, namespace: 'secondFactor' });
      return { ...NOTHING, error: t('required') };
    }
  } catch (error) {
    return explain({ error, locale });
  }
  redirect(accountPath({ locale, page: 'profile' }));
}
