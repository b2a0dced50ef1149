'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { documentId } from '@/contract/document-id';
import { staffAction } from '@/features/account/session/guards';
import { withFaultId } from '@/lib/guard/trouble';
import { wordsOf } from '@/lib/guard/words';
import { joinPatients, separatePatients } from './mutations';
import { patientPath } from './rules';

/** Outcome of joining two patients or taking that back, in words; `asked`, without words, when they may be two people. */
export interface JoinState {
  outcome: 'none' | 'done' | 'refused' | 'asked';
  text: string;
}

const words = wordsOf('patientSearch.joins');
const schema = z.union([
  z.object({
    do: z.literal('join'),
    id: documentId,
    other: documentId,
    sure: z.literal('yes').optional(),
  }),
  z.object({ do: z.literal('separate'), id: documentId, join: documentId }),
]);

export const joinAction = staffAction({
  schema,
  words,
  back: ({ locale, input }) => patientPath({ locale, appointment: input.id }),
  refused: ({ t, trouble }): JoinState => ({ outcome: 'refused', text: withFaultId(t('failed'), trouble) }),
  handle: async ({ input, session: { token }, t }): Promise<JoinState> => {
    if (input.do === 'separate') {
      await separatePatients({ token, id: input.id, join: input.join });
      refresh();
      return { outcome: 'done', text: t('separated') };
    }
    const outcome = await joinPatients({
      token,
      id: input.id,
      other: input.other,
      isSure: input.sure === 'yes',
    });
    if (outcome === 'otherPerson') return { outcome: 'asked', text: '' };
    refresh();
    return outcome === 'joined'
      ? { outcome: 'done', text: t('joined') }
      : { outcome: 'refused', text: t('gone') };
  },
});
