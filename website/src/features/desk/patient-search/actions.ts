'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { documentId } from '@/contract/document-id';
import { LANGUAGES } from '@/contract/patient';
import type { RecordChange } from '@/contract/patient-file';
import { parseRefusal } from '@/contract/refusals';
import { refusedPress, staffAction } from '@/features/account/session/guards';
import { send, sendOr } from '@/lib/backend/calls';
import { type BackendError, isConflict, isDone, isGone } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';
import { patientsAddress } from './address';

/** Outcome of joining two patients or taking that back; `asked` when they may be two people. */
export type JoinState = FormResult | 'asked';

const patientOf = (id: string) => `/appointments/${encodeURIComponent(id)}/patient`;
const isOver = (error: BackendError) => isGone(error) || isConflict(error);

export const joinAction = staffAction({
  schema: z.union([
    z.object({ do: z.literal('join'), id: documentId, other: documentId, sure: z.literal('yes').optional() }),
    z.object({ do: z.literal('separate'), id: documentId, join: documentId }),
  ]),
  words: 'patientSearch.joins',
  back: ({ locale, input }) => patientsAddress.entry(locale, input.id),
  refused: refusedPress,
  handle: async ({ input, session: { token }, t }): Promise<JoinState> => {
    if (input.do === 'separate') {
      const path = `${patientOf(input.id)}/joins/${encodeURIComponent(input.join)}`;
      // One that is taken back already is as good.
      await isDone(() => send({ method: 'DELETE', path, token }), isOver);
      refresh();
      return null;
    }
    const { id, other, sure } = input;
    const data = { other, isSure: sure === 'yes' };
    const outcome = await sendOr({ path: `${patientOf(id)}/joins`, data, token }, 'joined', (error) => {
      const refusal = parseRefusal(error);
      const isAsked =
        refusal?.name === 'TransitionNotAllowedError' && refusal.details.refusal === 'otherPerson';
      if (isAsked) return 'asked';
      return isOver(error) ? 'gone' : null;
    });
    if (outcome === 'asked') return outcome;
    refresh();
    return outcome === 'joined' ? null : { outcome: 'refused', text: t('gone') };
  },
});

/** Gives the patient of an appointment a file number, or writes their birth date. */
function writeRecord(token: StaffToken, id: string, change: RecordChange) {
  return sendOr({ path: `${patientOf(id)}/record`, data: change, token }, 'written', (error) => {
    if (parseRefusal(error)?.name === 'ValidationError') return 'invalid';
    return isOver(error) ? 'gone' : null;
  });
}

/** Gives a patient the next file number, or has them written to in another language. */
export const pressRecordAction = staffAction({
  schema: z.object({ id: documentId, language: z.enum(LANGUAGES).optional() }),
  words: 'patientSearch.record',
  back: ({ locale, input }) => patientsAddress.entry(locale, input.id),
  refused: refusedPress,
  handle: async ({ input: { id, language }, session: { token }, t }): Promise<FormResult> => {
    const outcome = await writeRecord(token, id, language ? { language } : { fileNumber: 'next' });
    refresh();
    return outcome === 'written' ? null : { outcome: 'refused', text: t('gone') };
  },
});

/** Writes when a patient was born; an empty date takes it away. */
export const birthDateAction = staffAction({
  schema: z.object({ id: documentId, birthDate: z.string().trim().max(10).catch('') }),
  words: 'patientSearch.record',
  back: ({ locale, input }) => patientsAddress.entry(locale, input.id),
  refused: refusedPress,
  handle: async ({ input: { id, birthDate }, session: { token }, t }): Promise<FormResult> => {
    const date = birthDate === '' ? null : z.iso.date().safeParse(birthDate).data;
    const outcome = date === undefined ? 'invalid' : await writeRecord(token, id, { birthDate: date });
    refresh();
    return outcome === 'written'
      ? { outcome: 'changed', text: t('saved') }
      : { outcome: 'refused', text: t(outcome), typed: { birthDate } };
  },
});
