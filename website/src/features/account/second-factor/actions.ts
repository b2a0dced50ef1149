'use server';

import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { z } from 'zod';
import { PASSWORD_LENGTH } from '@/contract/limits';
import { keepSession } from '@/features/account/session/cookie-session';
import { accountAction } from '@/features/account/session/guards';
import { accountPath, landingPath, loginPath } from '@/features/account/session/rules';
import { findSession } from '@/features/account/session/session';
import { dropStep, readStep } from '@/features/account/sign-in/step-session';
import {
  beginOwnSetup,
  enterSecondFactor,
  finishOwnSetup,
  finishWithTicket,
  readWrongField,
  removeOwnFactor,
} from '@/lib/backend/second-factor';
import type { RefusedInput } from '@/lib/guard/handling';
import { publicAction } from '@/lib/guard/public';
import { withFaultId } from '@/lib/guard/trouble';
import { textUpTo } from '@/lib/guard/typed';
import { type FactorState, NOTHING } from './rules';

const about = { words: 'secondFactor', refused: explain } as const;
const back = ({ locale }: { locale: Locale }) => accountPath(locale, 'second-factor');

/** Reads anything but text as empty, which the backend refuses by its own rules. */
const text = textUpTo(PASSWORD_LENGTH);
const codeSchema = z.object({ code: text.transform((code) => code.trim()), to: text });
const passwordSchema = z.object({ password: text });

/** The second step of signing in: a code of the authenticator, or a recovery code. */
export const enterCodeAction = publicAction({
  schema: codeSchema,
  ...about,
  handle: async ({ input: { code, to }, locale }): Promise<FactorState> => {
    const step = await readStep();
    if (step?.step !== 'enter') redirect(loginPath({ locale, why: 'ended' }));
    await keepSession(await enterSecondFactor({ ticket: step.ticket, code }));
    await dropStep();
    redirect(landingPath(to, locale));
  },
});

/** Shows the secret for an authenticator, after the password again. */
export const beginSetupAction = accountAction({
  schema: passwordSchema,
  ...about,
  back,
  handle: async ({ input, session: { token } }): Promise<FactorState> => ({
    ...NOTHING,
    enrolment: await beginOwnSetup(token, input),
  }),
});

/**
 * Ends the setup with a first code, and shows the recovery codes. During a sign-in it is the ticket of the password that
 * lets somebody in, later their session. One action for both: without script, a page keeps only the answer of the
 * action it is drawn with again.
 */
export const finishSetupAction = publicAction({
  schema: codeSchema,
  ...about,
  handle: async ({ input: { code }, locale }): Promise<FactorState> => {
    const step = await readStep();
    if (step?.step !== 'setup') {
      const session = await findSession();
      if (!session) redirect(loginPath({ locale, to: back({ locale }), why: 'ended' }));
      return { ...NOTHING, recoveryCodes: await finishOwnSetup(session.token, { code }) };
    }
    const ended = await finishWithTicket({ ticket: step.ticket, code });
    await keepSession(ended.session);
    await dropStep();
    return { ...NOTHING, recoveryCodes: ended.recoveryCodes };
  },
});

/** Takes the second factor off one's own account, with the password, or a code where there is none. */
export const removeFactorAction = accountAction({
  schema: passwordSchema.extend({ code: text }),
  ...about,
  back,
  handle: async ({ input, session: { token }, locale, t }): Promise<FactorState> => {
    const isOff = await removeOwnFactor(token, input);
    if (!isOff) return { ...NOTHING, failed: t('required') };
    redirect(accountPath(locale, 'profile'));
  },
});

/** Returns what went wrong, in words. Leads to the sign-in when the ticket has run out. */
async function explain({ trouble, locale, t }: RefusedInput<FormData, 'secondFactor'>): Promise<FactorState> {
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
