import 'server-only';
import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { loginPath } from '@/features/account/session/rules';
import { dropStep } from '@/features/account/sign-in/step-session';
import { readWrongField } from '@/lib/backend/second-factor';
import { type Trouble, withFaultId } from '@/lib/guard/trouble';
import type { Words } from '@/lib/guard/words';
import { type FactorState, NOTHING } from './rules';

interface Given {
  trouble: Trouble;
  locale: Locale;
  t: Words<'secondFactor'>;
}

/** Returns what went wrong, in words. Leads to the sign-in when the ticket has run out. */
export async function explain({ trouble, locale, t }: Given): Promise<FactorState> {
  const refused = (failed: string) => ({ ...NOTHING, failed });
  if (trouble.kind !== 'backend') return refused(withFaultId(t('failed'), trouble));
  const field = readWrongField(trouble.error);
  if (field === 'ticket') {
    await dropStep();
    redirect(loginPath({ locale, why: 'ended' }));
  }
  if (trouble.error.status === 429) return refused(t('busy'));
  if (field === 'code') return refused(t('wrongCode'));
  return refused(field === 'password' ? t('wrongPassword') : withFaultId(t('failed'), trouble));
}
