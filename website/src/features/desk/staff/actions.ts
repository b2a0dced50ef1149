'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { EMAIL_LENGTH } from '@/contract/limits';
import { managerAction } from '@/features/account/session/guards';
import { readId } from '@/lib/address/search-params';
import type { ManagerToken } from '@/lib/backend/token';
import { askAboutContact, type ContactQuestions, isAsking } from '@/lib/contact/contact-questions';
import { explainFields, faultIdOf } from '@/lib/guard/trouble';
import { typedIn } from '@/lib/guard/typed';
import { noWords, wordsOf } from '@/lib/guard/words';
import {
  changeStaff,
  changeStaffRules,
  endStaffSessions,
  inviteStaff,
  inviteStaffAgain,
  resetSecondFactor,
} from './data';
import { type Outcome, staffPath } from './rules';
import { invitationSchema, readRightsForm, rightsSchema, type StaffWish, staffWishSchema } from './schema';

export interface InviteState {
  errors: { fieldId: 'name' | 'email' | 'doctor'; message: string }[];
  failed: string | null;
  questions?: ContactQuestions;
  given: Record<'name' | 'email' | 'language' | 'role' | 'scope' | 'doctor', string> & { branches: string[] };
}

const words = wordsOf('staff.invite');

export const inviteStaffAction = managerAction({
  read: readRightsForm,
  schema: invitationSchema.and(rightsSchema),
  words,
  back: ({ locale }) => staffPath({ locale, page: 'invite' }),
  refused: ({ t, trouble, body }): InviteState => ({
    given: readGiven(body),
    ...explainFields(['name', 'email'], trouble, t),
  }),
  handle: async ({ input, session: { token }, body, locale, t }): Promise<InviteState> => {
    if (input.role === 'doctor' && input.doctor === null) {
      const errors = [{ fieldId: 'doctor' as const, message: t('missing.doctor') }];
      return { given: readGiven(body), errors, failed: null };
    }
    const questions = await askAboutContact(body, locale);
    if (isAsking(questions)) return { given: readGiven(body), errors: [], failed: null, questions };
    const isNew = await inviteStaff(token, input);
    if (isNew) redirect(staffPath({ locale, outcome: 'invited' }));
    return { given: readGiven(body), errors: [{ fieldId: 'email', message: t('exists') }], failed: null };
  },
});

function readGiven(form: FormData): InviteState['given'] {
  const names = ['name', 'email', 'language', 'role', 'scope', 'doctor'] as const;
  return { ...typedIn(form, names, EMAIL_LENGTH), branches: form.getAll('branch').map(String) };
}

export const changeStaffAction = managerAction({
  read: readRightsForm,
  schema: staffWishSchema,
  words: noWords,
  back: ({ locale, input }) => staffPath({ locale, page: input.id }),
  refused: ({ body, locale, trouble }): void => {
    const id = String(body.get('id') ?? '');
    const page = readId(id) === null ? {} : { page: id };
    redirect(staffPath({ locale, ...page, outcome: 'failed', fault: faultIdOf(trouble) }));
  },
  handle: async ({ input, session: { token }, locale }): Promise<void> => {
    const outcome = await perform(input, token);
    redirect(staffPath({ locale, page: input.id, outcome }));
  },
});

const SWITCHES = {
  block: { change: { blocked: true }, outcome: 'blocked' },
  unblock: { change: { blocked: false }, outcome: 'unblocked' },
  require: { change: { secondFactorRequired: true }, outcome: 'required' },
  release: { change: { secondFactorRequired: false }, outcome: 'released' },
} as const;

/** One's own account is changed by another manager. */
async function perform(change: StaffWish, token: ManagerToken): Promise<Outcome> {
  const { id } = change;
  switch (change.what) {
    case 'rights':
      if (change.rights.role === 'doctor' && change.rights.doctor === null) return 'noDoctor';
      return (await changeStaff(token, id, change.rights)) ? 'changed' : 'own';
    case 'provider':
      return (await changeStaff(token, id, { provider: change.provider })) ? 'provider' : 'own';
    case 'reset':
      await resetSecondFactor(token, id);
      return 'reset';
    case 'invite':
      await inviteStaffAgain(token, id, change.language);
      return 'invitedAgain';
    case 'endAll':
      await endStaffSessions(token, id);
      return 'ended';
    case 'end':
      await endStaffSessions(token, id, change.session);
      return 'ended';
    default: {
      const wanted = SWITCHES[change.what];
      return (await changeStaff(token, id, wanted.change)) ? wanted.outcome : 'own';
    }
  }
}

/** Requires a second factor of everybody, or no more. Who has none is signed out by it, the manager as well. */
export const changeStaffRulesAction = managerAction({
  schema: z.object({ secondFactorOfAll: z.stringbool() }),
  words: noWords,
  back: ({ locale }) => staffPath({ locale }),
  refused: ({ locale, trouble }): void =>
    redirect(staffPath({ locale, outcome: 'failed', fault: faultIdOf(trouble) })),
  handle: async ({ input, session: { token }, locale }): Promise<void> => {
    await changeStaffRules(token, input);
    redirect(staffPath({ locale, outcome: input.secondFactorOfAll ? 'requiredOfAll' : 'releasedAll' }));
  },
});
