import 'server-only';
import type { Locale } from 'next-intl';
import { z } from 'zod';
import type { FormFaults } from '@/components/form/field-values';
import { ACCOUNT_FAULTS } from '@/contract/account';
import {
  faultsIn,
  type PasswordField,
  passwordFault,
  readPasswordFaults,
} from '@/features/account/session/rules';
import { getTranslations, type Words } from '@/i18n/translations';
import { type Trouble, withFaultId } from '@/lib/guard/trouble';

/** Explains why nobody is signed in. An unknown address, a wrong password and a blocked account are not told apart. */
export function explainSignIn(trouble: Trouble, t: Words<'account.login'>): string {
  if (trouble.kind === 'invalid') return t('missing');
  if (trouble.kind !== 'backend') return withFaultId(t('failed'), trouble);
  const { status, retryAfterSeconds } = trouble.error;
  if (status === 429) return t('busy', { minutes: Math.max(1, Math.ceil((retryAfterSeconds ?? 60) / 60)) });
  return status >= 500 ? withFaultId(t('failed'), trouble) : t('wrong');
}

const emailFault = z.enum(ACCOUNT_FAULTS).extract(['invalid', 'taken']);

export async function explainRegistration(
  trouble: Trouble,
  locale: Locale,
  t: Words<'account.register'>,
): Promise<FormFaults<'email' | 'password'>> {
  if (trouble.kind === 'invalid') {
    return { errors: [{ fieldId: 'email', message: t('faults.invalid') }], failed: null };
  }
  const status = trouble.kind === 'backend' ? trouble.error.status : null;
  if (status === 429) return { errors: [], failed: t('busy') };
  const found = trouble.kind === 'backend' && status === 400 ? faultsIn(trouble.error.details) : [];
  const ofPasswords = await getTranslations({ locale, namespace: 'account.password.faults' });
  const errors = found.flatMap(({ path: [field], code }): FormFaults<'email' | 'password'>['errors'] => {
    const { data: ofEmail } = emailFault.safeParse(code);
    const { data: ofPassword } = passwordFault.safeParse(code);
    if (field === 'email' && ofEmail) return [{ fieldId: field, message: t(`faults.${ofEmail}`) }];
    return field === 'password' && ofPassword ? [{ fieldId: field, message: ofPasswords(ofPassword) }] : [];
  });
  return { errors, failed: errors.length > 0 ? null : withFaultId(t('failed'), trouble) };
}

interface Given {
  trouble: Trouble;
  t: Words<'account.password'>;
  /** The link was that of an invitation: a new one comes from the manager. */
  isInvited?: boolean;
}

export function explainPassword({ trouble, t, isInvited = false }: Given): FormFaults<PasswordField> {
  const status = trouble.kind === 'backend' ? trouble.error.status : null;
  if (status === 429) return { errors: [], failed: t('busy') };
  const faults =
    trouble.kind === 'backend' && status === 400 ? readPasswordFaults(trouble.error.details) : [];
  if (faults.some(({ field }) => field === 'code')) {
    return { errors: [], failed: t(isInvited ? 'invitedEnded' : 'code') };
  }
  if (faults.length === 0) return { errors: [], failed: withFaultId(t('failed'), trouble) };
  const errors = faults.map(({ field, fault }) => ({ fieldId: field, message: t(`faults.${fault}`) }));
  return { errors, failed: null };
}
