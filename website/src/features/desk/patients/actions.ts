'use server';

import { EMAIL_LENGTH } from '@/contract/limits';
import { managerAction } from '@/features/account/session/guards';
import { withFaultId } from '@/lib/guard/trouble';
import { erasePatient, searchPatient } from './data';
import { patientsPath } from './rules';
import { NO_PATIENT, type PatientState, patientFormSchema } from './schema';

/** Looks a patient up, asks once more before erasing, and erases. */
export const patientAction = managerAction({
  schema: patientFormSchema,
  words: 'patients',
  back: ({ locale }) => patientsPath({ locale }),
  refused: ({ body, t, trouble }): PatientState => {
    const sought = String(body.get('sought') ?? '').slice(0, EMAIL_LENGTH);
    const error = trouble.kind === 'invalid' ? t('missing') : withFaultId(t('failed'), trouble);
    return { ...NO_PATIENT, sought, error };
  },
  handle: async ({ input, session: { token }, t }): Promise<PatientState> => {
    const { sought, step, sure, proof, ...expected } = input;
    const state: PatientState = { ...NO_PATIENT, sought };
    const found = await searchPatient({ token, sought });
    if (!found) return { ...state, error: t('missing') };
    if (step === 'ask') return { ...state, found, isAsked: true };
    if (step !== 'erase') return { ...state, found };
    if (!sure) return { ...state, found, isAsked: true, error: t('sureMissing') };
    const wrong = t(found.hasSecondFactor ? 'wrongCode' : 'wrongPassword');
    if (proof === '') return { ...state, found, isAsked: true, proofError: wrong };
    const outcome = await erasePatient({ token, sought, expected, proof });
    if (outcome.ok) return { ...state, sought: '', erased: outcome.erased };
    if (outcome.reason === 'live') return { ...state, found, live: outcome.bookingNumbers };
    if (outcome.reason === 'proof') return { ...state, found, isAsked: true, proofError: wrong };
    return { ...state, found, error: t(outcome.reason) };
  },
});
