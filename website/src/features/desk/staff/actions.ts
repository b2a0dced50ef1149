'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { type FormState, faultless } from '@/components/form/field-values';
import { EMAIL_LENGTH } from '@/contract/limits';
import { leadBack, managerAction } from '@/features/account/session/guards';
import { removeAt, send } from '@/lib/backend/calls';
import type { ManagerToken } from '@/lib/backend/token';
import { askAboutContact, type ContactQuestions, isAsking } from '@/lib/contact/contact-questions';
import { explainFields, withFaultId } from '@/lib/guard/trouble';
import { typedIn } from '@/lib/guard/typed';
import { changeStaff, inviteStaff } from './data';
import { type Outcome, staffPages } from './rules';
import {
  invitationSchema,
  readRightsForm,
  rightsSchema,
  rightsWishSchema,
  type StaffWish,
  staffWishSchema,
} from './schema';

type Given<Field extends string> = Record<Field | 'role' | 'scope' | 'doctor', string> & {
  branches: string[];
};

export interface InviteState
  extends FormState<Given<'name' | 'email' | 'language'>, 'name' | 'email' | 'doctor'> {
  questions?: ContactQuestions;
}
export type RightsState = FormState<Given<never>, 'doctor'>;

export const inviteStaffAction = managerAction({
  read: readRightsForm,
  schema: invitationSchema.and(rightsSchema),
  words: 'staff.invite',
  back: ({ locale }) => staffPages.entry(locale, 'invite'),
  refused: ({ t, trouble, body }): InviteState => ({
    given: readInvitation(body),
    ...explainFields(['name', 'email'], trouble, t),
  }),
  handle: async ({ input, session: { token }, body, locale, t }): Promise<InviteState> => {
    const answer = faultless(readInvitation(body));
    if (input.role === 'doctor' && input.doctor === null)
      return { ...answer, errors: [{ fieldId: 'doctor', message: t('missing.doctor') }] };
    const questions = await askAboutContact(body, locale);
    if (isAsking(questions)) return { ...answer, questions };
    if (await inviteStaff(token, input)) redirect(staffPages.path(locale, { outcome: 'invited' }));
    return { ...answer, errors: [{ fieldId: 'email', message: t('exists') }] };
  },
});

const readInvitation = (form: FormData): InviteState['given'] => ({
  ...typedIn(form, ['name', 'email', 'language'], EMAIL_LENGTH),
  ...readGiven(form),
});

function readGiven(form: FormData): RightsState['given'] {
  const branches = form.getAll('branch').map(String);
  return { ...typedIn(form, ['role', 'scope', 'doctor'], EMAIL_LENGTH), branches };
}

export const changeRightsAction = managerAction({
  read: readRightsForm,
  schema: rightsWishSchema,
  words: 'staff.rights',
  back: ({ locale, input: { id } }) => staffPages.entry(locale, id),
  refused: ({ t, trouble, body }): RightsState => ({
    ...faultless(readGiven(body)),
    failed: withFaultId(t('failed'), trouble),
  }),
  handle: async ({ input, session: { token }, body, locale, t }): Promise<RightsState> => {
    const { id, seen, rights } = input;
    if (rights.role === 'doctor' && rights.doctor === null)
      return { ...faultless(readGiven(body)), errors: [{ fieldId: 'doctor', message: t('noDoctor') }] };
    const outcome = (await changeStaff(token, id, { ...rights, seen })) ?? 'changed';
    redirect(staffPages.entry(locale, id, { outcome }));
  },
});

export const changeStaffAction = managerAction({
  schema: staffWishSchema,
  back: ({ locale, input: { id } }) => staffPages.entry(locale, id),
  refused: leadBack(staffPages),
  handle: async ({ input, session: { token }, locale }): Promise<void> => {
    redirect(staffPages.entry(locale, input.id, { outcome: await perform(input, token) }));
  },
});

const SWITCHES = {
  block: { change: { blocked: true }, outcome: 'blocked' },
  unblock: { change: { blocked: false }, outcome: 'unblocked' },
  require: { change: { secondFactorRequired: true }, outcome: 'required' },
  release: { change: { secondFactorRequired: false }, outcome: 'released' },
} as const;

/** Another manager has to change one's own account. A factor or session that is gone already is not an error. */
async function perform(change: StaffWish, token: ManagerToken): Promise<Outcome> {
  const { id } = change;
  const path = `/staff-accounts/${id}`;
  switch (change.what) {
    case 'provider':
      return (await changeStaff(token, id, { provider: change.provider })) ?? 'provider';
    case 'reset':
      await removeAt(token, `${path}/second-factor`);
      return 'reset';
    case 'invite':
      await send({ path: `${path}/invitation`, token, data: { language: change.language } });
      return 'invitedAgain';
    case 'endAll':
      await removeAt(token, `${path}/sessions`);
      return 'ended';
    case 'end':
      await removeAt(token, `${path}/sessions/${change.session}`);
      return 'ended';
    default: {
      const wanted = SWITCHES[change.what];
      return (await changeStaff(token, id, wanted.change)) ?? wanted.outcome;
    }
  }
}

/** Requires a second factor of everybody, or no more. Who has none is signed out by it, the manager as well. */
export const changeStaffRulesAction = managerAction({
  schema: z.object({ secondFactorOfAll: z.stringbool() }),
  back: ({ locale }) => staffPages.path(locale),
  refused: leadBack(staffPages),
  handle: async ({ input, session: { token }, locale }): Promise<void> => {
    await send({ method: 'PUT', path: '/staff-rules', token, data: input });
    redirect(staffPages.path(locale, { outcome: input.secondFactorOfAll ? 'requiredOfAll' : 'releasedAll' }));
  },
});
