'use server';

import { EMAIL_LENGTH } from '@/contract/limits';
import { managerAction } from '@/features/account/session/guards';
import { withFaultId } from '@/lib/guard/trouble';
import { erasePatient, searchPatient } from './data';
import { patientsPath } from './rules';
import { type PatientState, patientFormSchema } from './schema';

/** Looks a patient up, asks once more before erasing, and erases. */
export const patientAction = managerAction({
  schema: patientFormSchema,
  words: 'patients',
  back: ({ locale }) => patientsPath({ locale }),
  refused: ({ body, t, trouble }): PatientState => {
    const sought = String(body.get('sought') ?? '').slice(0, EMAIL_LENGTH);
    const error = trouble.kind === 'invalid' ? t('missing') : withFaultId(t('failed'), trouble);
    return { sought, error };
  },
  handle: async ({ input, session: { token }, t }): Promise<PatientState> => {
    const { sought, step, sure, proof, ...expected } = input;
    const found = await searchPatient({ token, sought });
    if (!found) return { sought, error: t('missing') };
    const asked = { sought, found, isAsked: true };
    if (step === 'ask') return asked;
    if (step !== 'erase') return { sought, found };
    if (!sure) return { ...asked, error: t('sureMissing') };
    const wrong = t(found.hasSecondFactor ? 'wrongCode' : 'wrongPassword');
    const outcome = proof === '' ? 'proof' : await erasePatient({ token, sought, expected, proof });
    if (outcome === 'proof') return { ...asked, proofError: wrong };
    if (outcome === 'erased') return { sought: '', isErased: true };
    if (typeof outcome === 'object') return { sought, found, live: outcome.bookingNumbers };
    return { sought, found, error: t(outcome) };
  },
});
