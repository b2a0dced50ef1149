'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { type AmendmentRequest, REMOVE_CARD } from '@/contract/amendment';
import { REASON_LENGTH } from '@/contract/limits';
import { CONTRACT_TYPES, GUARDIAN_RELATIONS } from '@/contract/patient';
import { parseRefusal } from '@/contract/refusals';
import { staffAction } from '@/features/account/session/guards';
import { othersField } from '@/features/booking/appointment/series-rules';
import { appointmentPath } from '@/features/desk/appointments/rules';
import type { Words } from '@/i18n/translations';
import { sendOr } from '@/lib/backend/calls';
import type { BackendError } from '@/lib/backend/errors';
import { askAboutContact, type ContactQuestions, isAsking } from '@/lib/contact/contact-questions';
import { storedPhone } from '@/lib/contact/phone';
import { withFaultId } from '@/lib/guard/trouble';
import { asRead, textFields, typedText } from '@/lib/guard/typed';
import { amendPath, TYPED_FIELDS, type TypedField } from './rules';

/** Refusal of an amendment; one that was saved leads to the appointment instead. */
export interface AmendState {
  /** Reason why nothing was saved, where no field is at fault. */
  text: string | null;
  faults: { field: string; text: string }[];
  /** True if a colleague has saved first: the stored values are shown beside the typed ones. */
  isConflict: boolean;
  typed: Partial<Record<TypedField, string>> | null;
  questions?: ContactQuestions;
}

const CODES = ['required', 'invalid', 'tooLong', 'tooBig', 'notOffered', 'notAvailable'] as const;

const typedSchema = z.object(textFields(...TYPED_FIELDS));
const readTyped = (form: FormData) => typedSchema.parse(Object.fromEntries(form));

const formSchema = typedSchema.extend({ ...asRead, phoneCountry: typedText, others: othersField });

const amendmentForm = formSchema.transform(({ id, ...fields }) => {
  const { phoneCountry, removeFront, removeBack, ...given } = fields;
  const contractType = CONTRACT_TYPES.find((one) => one === given.contractType) ?? 'cash';
  const request: AmendmentRequest = {
    ...given,
    phone: storedPhone({ text: given.phone, country: phoneCountry }),
    guardianRelation: GUARDIAN_RELATIONS.find((one) => one === given.guardianRelation) ?? null,
    guardianPhone: storedPhone({ text: given.guardianPhone, country: phoneCountry }),
    contractType,
    organisation: contractType === 'cash' ? null : given.organisation || null,
    cardFront: given.cardFront || (removeFront ? REMOVE_CARD : null),
    cardBack: given.cardBack || (removeBack ? REMOVE_CARD : null),
    reason: given.reason.slice(0, REASON_LENGTH),
  };
  return { id, request };
});

/** Amends patient and payer as they were read. */
export const amendAction = staffAction({
  schema: amendmentForm,
  words: 'appointments.amend',
  back: ({ locale, input }) => amendPath({ locale, id: input.id }),
  refused: ({ t, trouble, body }): AmendState => ({
    ...refused(withFaultId(t('refused.failed'), trouble)),
    typed: readTyped(body),
  }),
  handle: async ({ input, body, session: { token }, locale, t }): Promise<AmendState> => {
    const typed = readTyped(body);
    const questions = await askAboutContact(body, locale);
    if (isAsking(questions)) return { ...refused(''), typed, questions };
    const path = `/appointments/${encodeURIComponent(input.id)}/amendment`;
    const call = { path, data: input.request, token };
    const outcome = await sendOr(call, 'saved', (error) => explain(error, t));
    if (outcome === 'saved') redirect(appointmentPath({ locale, id: input.id }));
    // The form continues with the appointment as it is now.
    refresh();
    return { ...outcome, typed, questions };
  },
});

function refused(text: string | null): AmendState {
  return { text, faults: [], isConflict: false, typed: null };
}

/** Says why an amendment was not taken; null for a fault. */
function explain(error: BackendError, t: Words<'appointments.amend'>): AmendState | null {
  const refusal = parseRefusal(error);
  switch (refusal?.name) {
    case 'ValidationError': {
      const faults = refusal.details.errors.map(({ path: [field], code }) => {
        const known = CODES.find((one) => one === code) ?? 'invalid';
        return { field, text: t(`faults.${known}`) };
      });
      return { ...refused(null), faults };
    }
    case 'AppointmentLimitError': {
      const { limit = 'phone' } = refusal.details;
      const known = limit === 'holds' || limit === 'extraWalkIns' ? 'phone' : limit;
      return refused(t(`refused.limit.${known}`));
    }
    case 'VersionConflictError':
      return { ...refused(t('refused.conflict')), isConflict: true };
    case 'CallTakenError':
      return refused(t('refused.withColleague'));
    case 'TransitionNotAllowedError':
      if (refusal.details.refusal !== 'reasonRequired') return refused(t('refused.erased'));
      return { ...refused(null), faults: [{ field: 'reason', text: t('refused.reasonRequired') }] };
    default:
      return null;
  }
}
