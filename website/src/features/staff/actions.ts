'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loginPath } from '@/features/account/rules';
import { findSession } from '@/features/account/session';
import { isLocale, type Locale, routing } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { isFromOwnPage } from '@/lib/visitor';
import { changeStaff, endStaffSessions, inviteStaff, inviteStaffAgain, resetSecondFactor } from './data';
import { type Outcome, readRights, staffPath } from './rules';
import { invitationSchema } from './schema';

/** What is wrong with an invitation, and what was typed. */
export interface InviteState {
  errors: { fieldId: 'name' | 'email'; message: string }[];
  failed: string | null;
  given: { name: string; email: string; language: string; role: string; scope: string; branches: string[] };
}

function localeOf(form: FormData): Locale {
  const given = form.get('locale');
  return isLocale(given) ? given : routing.defaultLocale;
}

async function tokenFor({ locale, page }: { locale: Locale; page?: string }): Promise<string> {
  const session = await findSession();
  if (session) return session.token;
  redirect(loginPath({ locale, to: staffPath({ locale, ...(page ? { page } : {}) }), why: 'ended' }));
}

/** Invites somebody; leads to the list, which says so. */
export async function inviteStaffAction(_: InviteState, form: FormData): Promise<InviteState> {
  const locale = localeOf(form);
  const t = await getTranslations({ locale, namespace: 'staff.invite' });
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 254);
  const given = {
    name: text('name'),
    email: text('email'),
    language: text('language'),
    role: text('role'),
    scope: text('scope'),
    branches: form.getAll('branch').map(String),
  };
  const refused = (change: Partial<InviteState>) => ({ errors: [], failed: null, given, ...change });
  const parsed = invitationSchema.safeParse(given);
  const rights = readRights(form);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
    const fields = (['name', 'email'] as const).filter((field) => wrong.has(field));
    return refused({ errors: fields.map((fieldId) => ({ fieldId, message: t(`missing.${fieldId}`) })) });
  }
  if (!rights || !(await isFromOwnPage())) return refused({ failed: t('failed') });
  try {
    const token = await tokenFor({ locale, page: 'invite' });
    const isNew = await inviteStaff({ token, invitation: { ...parsed.data, ...rights } });
    if (!isNew) return refused({ errors: [{ fieldId: 'email', message: t('exists') }] });
  } catch (error) {
    if (error instanceof BackendError) return refused({ failed: t('failed') });
    throw error;
  }
  redirect(staffPath({ locale, outcome: 'invited' }));
}

/** Changes an account as the form says; leads back to its page, which says what came of it. */
export async function changeStaffAction(form: FormData): Promise<void> {
  const locale = localeOf(form);
  const id = String(form.get('id') ?? '');
  if (!/^[a-z0-9]{24}$/.test(id)) redirect(staffPath({ locale, outcome: 'failed' }));
  const back = (outcome: Outcome) => redirect(staffPath({ locale, page: id, outcome }));
  if (!(await isFromOwnPage())) return back('failed');
  const outcome = await perform({ form, token: await tokenFor({ locale, page: id }), id });
  back(outcome);
}

async function perform({ form, token, id }: { form: FormData; token: string; id: string }): Promise<Outcome> {
  try {
    switch (form.get('what')) {
      case 'rights': {
        const rights = readRights(form);
        if (!rights) return 'failed';
        return (await changeStaff({ token, id, change: rights })) ? 'changed' : 'own';
      }
      case 'block':
        return (await changeStaff({ token, id, change: { blocked: true } })) ? 'blocked' : 'own';
      case 'unblock':
        return (await changeStaff({ token, id, change: { blocked: false } })) ? 'unblocked' : 'own';
      case 'require':
        return (await changeStaff({ token, id, change: { secondFactorRequired: true } }))
          ? 'required'
          : 'own';
      case 'release':
        return (await changeStaff({ token, id, change: { secondFactorRequired: false } }))
          ? 'released'
          : 'own';
      case 'provider': {
        const provider = String(form.get('provider') ?? '');
        return (await changeStaff({ token, id, change: { provider } })) ? 'provider' : 'own';
      }
      case 'reset':
        await resetSecondFactor({ token, id });
        return 'reset';
      case 'invite': {
        const language = form.get('language') === 'ar' ? 'ar' : 'en';
        await inviteStaffAgain({ token, id, language });
        return 'invitedAgain';
      }
      case 'endAll':
        await endStaffSessions({ token, id, session: null });
        return 'ended';
      case 'end': {
        const session = String(form.get('session') ?? '');
        if (!/^[0-9a-f]{32}$/.test(session)) return 'failed';
        await endStaffSessions({ token, id, session });
        return 'ended';
      }
      default:
        return 'failed';
    }
  } catch (error) {
    if (error instanceof BackendError) return 'failed';
    throw error;
  }
}
